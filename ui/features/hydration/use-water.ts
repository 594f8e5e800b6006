import type { DayView } from "@morsel/application/diary/client/diary-client";
import type { RuleRefused } from "@morsel/application/identity/client/session-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { WaterEntry, WaterEntryId } from "@morsel/domain/hydration";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../i18n/refusals.ts";
import { withWaterEntry, withWaterEntries, withoutWaterEntry } from "../diary/optimistic.ts";
import { dayKey } from "../diary/queries.ts";
import { edit, isLast, SCOPE, settle } from "../diary/use-diary-actions.ts";
import { UNDO_DURATION, type DiaryPorts } from "../diary/use-diary-commands.ts";
import { useWaterWords } from "./water-words.ts";

type WaterChange = { readonly date: CalendarDate; readonly entry: WaterEntry };

/** Logging and deleting: each shows at once, is written in its turn, and leaves what was drunk meanwhile. */
export const useWater = ({ diary, device, toasts }: DiaryPorts) => {
  const intl = useIntl();
  const words = useWaterWords();
  const queries = useQueryClient();
  const common = { mutationKey: ["diary"], scope: SCOPE, retry: false, onSettled: () => settle(queries) };
  const shown = async (date: CalendarDate, how: (view: DayView) => DayView) => {
    await queries.cancelQueries({ queryKey: dayKey(date) });
    edit(queries, date, how);
  };
  const answered = (waterEntries: readonly WaterEntry[], { date }: WaterChange) => {
    if (isLast(queries)) edit(queries, date, (view) => withWaterEntries(view, waterEntries));
  };
  const ruleWords = (rule: RuleRefused): string | undefined =>
    rule._tag === "WaterIsFull"
      ? intl.formatMessage({ id: "water.full" }, { max: words.amount(rule.maxMl), drinks: rule.maxEntries })
      : undefined;
  const refused = (problem: unknown) =>
    toasts.show({
      severity: "error",
      message: intl.formatMessage({ id: "diary.notSaved" }, { why: refusalWords(intl, problem, ruleWords) }),
      duration: UNDO_DURATION,
    });
  const add = useMutation({
    ...common,
    mutationFn: ({ date, entry }: WaterChange) => run(diary.logWater(date, entry)),
    onMutate: ({ date, entry }) => shown(date, (view) => withWaterEntry(view, entry)),
    onSuccess: answered,
    onError: (problem, { date, entry }) => {
      edit(queries, date, (view) => withoutWaterEntry(view, entry.id));
      refused(problem);
    },
  });
  const remove = useMutation({
    ...common,
    mutationFn: ({ date, entry }: WaterChange) => run(diary.deleteWater(date, entry.id)),
    onMutate: ({ date, entry }) => shown(date, (view) => withoutWaterEntry(view, entry.id)),
    onSuccess: answered,
    onError: (problem, { date, entry }) => {
      if (refusalIn(problem)?._tag !== "WaterEntryNotFound") edit(queries, date, (view) => withWaterEntry(view, entry));
      refused(problem);
    },
  });
  const logWater = (date: CalendarDate, ml: number): void => {
    const made = { id: device.newId() as WaterEntryId, ml };
    add.mutate({ date, entry: made });
    toasts.show({
      severity: "success",
      message: intl.formatMessage({ id: "water.added" }, { amount: words.amount(ml) }),
      duration: UNDO_DURATION,
      action: {
        label: intl.formatMessage({ id: "diary.undo" }),
        onUse: () => remove.mutate({ date, entry: made }),
      },
    });
  };
  const deleteWater = (date: CalendarDate, drunk: WaterEntry): void => {
    remove.mutate({ date, entry: drunk });
    toasts.show({
      severity: "success",
      message: intl.formatMessage({ id: "water.takenBack" }, { amount: words.amount(drunk.ml) }),
    });
  };
  return { logWater, deleteWater };
};
