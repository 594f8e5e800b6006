import type { RuleRefused } from "@morsel/application/platform/refusals";
import type { DayView } from "@morsel/application/diary/diary-view";
import type { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import {
  invertWater,
  projectPendingWater,
  type HydrationCommand,
} from "@morsel/application/hydration/client/hydration-command";
import type { WaterEntry } from "@morsel/domain/hydration";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { submitMutation, usePendingVariables } from "../../hooks/submit-mutation.ts";
import { UNDO_DURATION } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import type { DiaryPorts } from "../../logging/use-diary-commands.ts";
import { useWaterWords } from "../../figures/water-words.ts";
import { HYDRATION_MUTATION, registerHydrationMutations } from "./water-mutations.ts";

export type WaterPorts = Pick<DiaryPorts, "device" | "toasts"> & {
  /** Client that logs and deletes water. */
  readonly hydration: HydrationClient;
};

/** Water of a day: what is shown, and what adds to it or takes some back. */
export const useWater = ({ day: { date }, water }: DayView, { hydration, device, toasts }: WaterPorts) => {
  const intl = useIntl();
  const words = useWaterWords();
  const queries = useQueryClient();
  useState(() => registerHydrationMutations(queries, hydration));
  const pending = usePendingVariables<HydrationCommand>(HYDRATION_MUTATION);

  const ruleWords = (rule: RuleRefused): string | undefined =>
    rule._tag === "WaterIsFull"
      ? intl.formatMessage({ id: "water.full" }, { max: words.amount(rule.maxMl), drinks: rule.maxEntries })
      : undefined;
  const notifyRefused = (problem: unknown): void =>
    toasts.show({
      severity: "error",
      message: intl.formatMessage({ id: "diary.notSaved" }, { why: refusalWords(intl, problem, ruleWords) }),
      duration: UNDO_DURATION,
    });
  const submit = (command: HydrationCommand): void =>
    void submitMutation(queries, HYDRATION_MUTATION, command, notifyRefused);
  const logWater = (ml: number): void => {
    const entry = { id: device.newId() as WaterEntry["id"], ml };
    const command: HydrationCommand = { kind: "logWater", id: device.newId(), date, entry };
    submit(command);
    toasts.show({
      severity: "success",
      message: intl.formatMessage({ id: "water.added" }, { amount: words.amount(ml) }),
      duration: UNDO_DURATION,
      action: {
        label: intl.formatMessage({ id: "diary.undo" }),
        onUse: () => submit(invertWater(command, device.newId)),
      },
    });
  };
  const deleteWater = (entry: WaterEntry): void => {
    submit({ kind: "deleteWater", id: device.newId(), date, entry });
    toasts.show({
      severity: "success",
      message: intl.formatMessage({ id: "water.takenBack" }, { amount: words.amount(entry.ml) }),
    });
  };
  return { entries: projectPendingWater(water.entries, date, pending), logWater, deleteWater };
};
