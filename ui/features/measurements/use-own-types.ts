import type { CheckIn } from "@morsel/application/measurements/check-in";
import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import {
  invertRecord,
  isUndoable,
  projectRecord,
  sendRecord,
  type RecordCommand,
} from "@morsel/application/versioned-records/client/record-command";
import { byTypeName, type BmiLimits, type OwnMeasurementType } from "@morsel/domain/measurements";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import { registerMutation, submitMutation, usePendingVariables } from "../../hooks/submit-mutation.ts";
import { useUndoableCommands } from "../../hooks/use-undoable-commands.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { checkInKey } from "./queries.ts";
import { useMeasureRuleWords } from "./use-measure-rule-words.ts";
import type { MeasurementPorts } from "./use-measurement-commands.ts";

type TypeCommand = RecordCommand<OwnMeasurementType>;

const TYPE_MUTATION = ["measurement-types"] as const;
const LIMITS_MUTATION = ["bmi-limits"] as const;

const registerMutations = (queries: QueryClient, measurements: MeasurementsClient): void => {
  const isStale = (): void => void queries.invalidateQueries({ queryKey: checkInKey });
  registerMutation<readonly OwnMeasurementType[], TypeCommand>(queries, TYPE_MUTATION, {
    mutationFn: (command) => {
      const { saveType: save, removeType: remove, restoreType: restore } = measurements;
      return run(sendRecord({ save, remove, restore }, command));
    },
    onSuccess: (types, { kind }) => {
      queries.setQueryData<CheckIn>(checkInKey, (said) => said && { ...said, types });
      // With a type that comes back comes what was measured of it.
      if (kind === "restore") isStale();
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

  const { onRefused, submitWithUndo } = useUndoableCommands<TypeCommand>(
    { toasts },
    TYPE_MUTATION,
    (command) =>
      isUndoable(command, queries.getQueryData<CheckIn>(checkInKey)?.types ?? [])
        ? [invertRecord(command, device.newId)]
        : [],
    {
      notSaved: (problem) =>
        intl.formatMessage({ id: "measure.notSaved" }, { why: refusalWords(intl, problem, ruleWords) }),
      undo: intl.formatMessage({ id: "measure.undo" }),
    },
  );
  return {
    /** Applies unanswered commands to the server's state. */
    shown: (checkIn: CheckIn): CheckIn => ({
      ...checkIn,
      types: pending.reduce<CheckIn["types"]>(
        (types, command) => projectRecord(types, command, byTypeName),
        checkIn.types,
      ),
      bmiLimits: limits ?? checkIn.bmiLimits,
    }),
    save: (type: OwnMeasurementType, before?: OwnMeasurementType): void =>
      void submitWithUndo(
        { kind: "save", id: device.newId(), record: type, ...(before === undefined ? {} : { before }) },
        intl.formatMessage({ id: "measure.own.saved" }, { name: type.name }),
      ),
    remove: (type: OwnMeasurementType): void =>
      void submitWithUndo(
        { kind: "delete", id: device.newId(), record: type },
        intl.formatMessage({ id: "measure.own.deleted" }, { name: type.name }),
      ),
    chooseLimits: (next: BmiLimits): void => void submitMutation(queries, LIMITS_MUTATION, next, onRefused),
  };
};
