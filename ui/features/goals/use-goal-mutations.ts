import type { GoalsClient } from "@morsel/application/goals/client/goals-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import type { Toasts } from "../../hooks/toasts.ts";
import { useIntl } from "react-intl";
import { weekKey } from "../../logging/keys.ts";
import { planDate } from "./plan-dates.ts";
import { GOALS } from "../../logging/keys.ts";

/** Changes goals, and reads them again wherever goals are shown. */
export const useGoalMutations = (goals: GoalsClient, today: CalendarDate, toasts: Pick<Toasts, "show">) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const refresh = (): void => {
    void queries.invalidateQueries({ queryKey: GOALS });
    for (const kept of ["day", ...weekKey, "exercise-day"]) void queries.invalidateQueries({ queryKey: [kept] });
  };
  const said = (message: string): void => void toasts.show({ severity: "success", message });
  /** Goals hold anew from a day on. */
  const changed = (from: CalendarDate): void => {
    refresh();
    said(intl.formatMessage({ id: from <= today ? "goals.saved" : "goals.savedFrom" }, { date: planDate(intl, from) }));
  };
  const save = useMutation({
    mutationFn: (next: Goals) => run(goals.put(next)),
    onSuccess: (_, { effectiveFrom: from }) => changed(from),
    onError: refresh,
  });
  const takeBack = useMutation({
    mutationFn: ({ effectiveFrom, version }: Pick<Goals, "effectiveFrom" | "version">) =>
      run(goals.takeBack(effectiveFrom, version)),
    onSuccess: (_, { effectiveFrom }) => {
      refresh();
      said(intl.formatMessage({ id: "goals.takenBack" }, { date: planDate(intl, effectiveFrom) }));
    },
    onError: refresh,
  });
  return { save, takeBack, changed };
};

export type SaveGoals = ReturnType<typeof useGoalMutations>["save"];
