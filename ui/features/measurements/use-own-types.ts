import type { CheckIn } from "@morsel/application/measurements/check-in";
import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import {
  invertType,
  projectTypes,
  sendTypeCommand,
  type TypeCommand,
} from "@morsel/application/measurements/client/type-command";
import type { BmiLimits, OwnMeasurementType } from "@morsel/domain/measurements";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import { registerMutation, submitMutation, usePendingVariables } from "../../hooks/submit-mutation.ts";
import { UNDO_DURATION } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { checkInKey } from "./queries.ts";
import { useMeasureRuleWords } from "./use-measure-rule-words.ts";
import type { MeasurementPorts } from "./use-measurement-commands.ts";

const TYPE_MUTATION = ["measurement-types"] as const;
const LIMITS_MUTATION = ["bmi-limits"] as const;

const registerMutations = (queries: QueryClient, measurements: MeasurementsClient): void => {
  const isStale = (): void => void queries.invalidateQueries({ queryKey: checkInKey });
  registerMutation<readonly OwnMeasurementType[], TypeCommand>(queries, TYPE_MUTATION, {
    mutationFn: (command) => run(sendTypeCommand(measurements, command)),
    onSuccess: (types, { kind }) => {
      queries.setQueryData<CheckIn>(checkInKey, (said) => said && { ...said, types });
      // With a type that comes back comes what was measured of it.
      if (kind === "restoreType") isStale();
    },
    onError: isStale,
  });
  registerMutation<BmiLimits, BmiLimits>(queries, LIMITS_MUTATION, {
    mutationFn: (limits) => run(measurements.chooseBmiLimits(limits)),
    onSuccess: (bmiLimits) => void queries.setQueryData<CheckIn>(checkInKey, (said) => said && { ...said, bmiLimits }),
    onError: isStale,
  });
};

/** W104, W106: own types and the limits of the BMI as they are shown, and what writes them, with the words that follow and the way back. */
export const useOwnTypes = ({ measurements, device, toasts }: MeasurementPorts) => {
  const intl = useIntl();
  const ruleWords = useMeasureRuleWords();
  const queries = useQueryClient();
  useState(() => registerMutations(queries, measurements));
  const pending = usePendingVariables<TypeCommand>(TYPE_MUTATION);
  const limits = usePendingVariables<BmiLimits>(LIMITS_MUTATION).at(-1);

  const onRefused = (problem: unknown): void =>
    toasts.show({
      severity: "error",
      message: intl.formatMessage({ id: "measure.notSaved" }, { why: refusalWords(intl, problem, ruleWords) }),
      duration: UNDO_DURATION,
    });
  const send = (command: TypeCommand): void => void submitMutation(queries, TYPE_MUTATION, command, onRefused);
  const act = (command: TypeCommand, message: string): void => {
    send(command);
    toasts.show({
      severity: "success",
      message,
      duration: UNDO_DURATION,
      action: {
        label: intl.formatMessage({ id: "measure.undo" }),
        onUse: () => {
          const known = queries.getQueryData<CheckIn>(checkInKey)?.types ?? [];
          const back = invertType(command, known, device.newId);
          if (back !== undefined) send(back);
        },
      },
    });
  };
  return {
    /** What has no answer yet, over what the server said. */
    shown: (checkIn: CheckIn): CheckIn => ({
      ...checkIn,
      types: pending.reduce(projectTypes, checkIn.types),
      bmiLimits: limits ?? checkIn.bmiLimits,
    }),
    save: (type: OwnMeasurementType, before?: OwnMeasurementType): void =>
      act(
        { kind: "saveType", id: device.newId(), type, ...(before === undefined ? {} : { before }) },
        intl.formatMessage({ id: "measure.own.saved" }, { name: type.name }),
      ),
    remove: (type: OwnMeasurementType): void =>
      act(
        { kind: "deleteType", id: device.newId(), type },
        intl.formatMessage({ id: "measure.own.deleted" }, { name: type.name }),
      ),
    chooseLimits: (next: BmiLimits): void => void submitMutation(queries, LIMITS_MUTATION, next, onRefused),
  };
};
