import type { DayView } from "@morsel/application/diary/client/diary-client";
import type { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import type { RuleRefused } from "@morsel/application/identity/client/session-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Drink, DrinkId } from "@morsel/domain/diary";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../i18n/refusals.ts";
import { withDrinkIn, withDrinks, withoutDrinkIn } from "../diary/optimistic.ts";
import { dayKey } from "../diary/queries.ts";
import { edit, isLast, SCOPE, settle } from "../diary/use-diary-actions.ts";
import { UNDO_DURATION, type DiaryPorts } from "../diary/use-diary-commands.ts";
import { useWaterWords } from "./water-words.ts";

export type WaterPorts = Pick<DiaryPorts, "device" | "toasts"> & { readonly hydration: HydrationClient };

type Sip = { readonly date: CalendarDate; readonly drink: Drink };

/** Drinking and taking back: each shows at once, is written in its turn, and leaves what was drunk meanwhile. */
export const useWater = ({ hydration, device, toasts }: WaterPorts) => {
  const intl = useIntl();
  const words = useWaterWords();
  const queries = useQueryClient();
  const common = { mutationKey: ["diary"], scope: SCOPE, retry: false, onSettled: () => settle(queries) };
  const shown = async (date: CalendarDate, how: (view: DayView) => DayView) => {
    await queries.cancelQueries({ queryKey: dayKey(date) });
    edit(queries, date, how);
  };
  const answered = (drinks: readonly Drink[], { date }: Sip) => {
    if (isLast(queries)) edit(queries, date, (view) => withDrinks(view, drinks));
  };
  const ruleWords = (rule: RuleRefused): string | undefined =>
    rule._tag === "WaterIsFull"
      ? intl.formatMessage({ id: "water.full" }, { max: words.amount(rule.maxMl), drinks: rule.maxDrinks })
      : undefined;
  const refused = (problem: unknown) =>
    toasts.show({
      severity: "error",
      message: intl.formatMessage({ id: "diary.notSaved" }, { why: refusalWords(intl, problem, ruleWords) }),
      duration: UNDO_DURATION,
    });
  const add = useMutation({
    ...common,
    mutationFn: ({ date, drink }: Sip) => run(hydration.logWater(date, drink)),
    onMutate: ({ date, drink }) => shown(date, (view) => withDrinkIn(view, drink)),
    onSuccess: answered,
    onError: (problem, { date, drink }) => {
      edit(queries, date, (view) => withoutDrinkIn(view, drink.id));
      refused(problem);
    },
  });
  const back = useMutation({
    ...common,
    mutationFn: ({ date, drink }: Sip) => run(hydration.deleteWater(date, drink.id)),
    onMutate: ({ date, drink }) => shown(date, (view) => withoutDrinkIn(view, drink.id)),
    onSuccess: answered,
    onError: (problem, { date, drink }) => {
      if (refusalIn(problem)?._tag !== "DrinkUnknown") edit(queries, date, (view) => withDrinkIn(view, drink));
      refused(problem);
    },
  });
  const drink = (date: CalendarDate, ml: number): void => {
    const made = { id: device.newId() as DrinkId, ml };
    add.mutate({ date, drink: made });
    toasts.show({
      severity: "success",
      message: intl.formatMessage({ id: "water.added" }, { amount: words.amount(ml) }),
      duration: UNDO_DURATION,
      action: {
        label: intl.formatMessage({ id: "diary.undo" }),
        onUse: () => back.mutate({ date, drink: made }),
      },
    });
  };
  const takeBack = (date: CalendarDate, drunk: Drink): void => {
    back.mutate({ date, drink: drunk });
    toasts.show({
      severity: "success",
      message: intl.formatMessage({ id: "water.takenBack" }, { amount: words.amount(drunk.ml) }),
    });
  };
  return { drink, takeBack };
};
