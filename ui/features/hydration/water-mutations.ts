import type { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import {
  resolveWater,
  sendHydrationCommand,
  type HydrationCommand,
} from "@morsel/application/hydration/client/hydration-command";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { WaterEntry } from "@morsel/domain/hydration";
import type { QueryClient } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { registerMutation } from "../../hooks/submit-mutation.ts";
import { refusalIn } from "../../i18n/refusals.ts";
import { editDays, refetchDays } from "../../logging/diary-mutations.ts";

export const HYDRATION_MUTATION = ["hydration"] as const;

const editWater = (
  queries: QueryClient,
  date: CalendarDate,
  how: (entries: readonly WaterEntry[]) => readonly WaterEntry[],
) =>
  editDays(queries, (view) =>
    view.day.date === date ? { ...view, water: { ...view.water, entries: how(view.water.entries) } } : view,
  );

/** How water is written. */
export const registerHydrationMutations = (queries: QueryClient, hydration: HydrationClient): void => {
  registerMutation<readonly WaterEntry[], HydrationCommand>(queries, HYDRATION_MUTATION, {
    mutationFn: (command) => run(sendHydrationCommand(hydration, command)),
    onSuccess: (entries, { date }) => {
      editWater(queries, date, () => entries);
      refetchDays(queries, [date], false);
    },
    onError: (problem, command) => {
      const refusal = refusalIn(problem);
      if (refusal !== undefined) editWater(queries, command.date, (entries) => resolveWater(entries, command, refusal));
      refetchDays(queries, [command.date], true);
    },
  });
};
