import type { CalendarDate } from "@morsel/domain/calendar";
import { goalsOfDay, type Goals, type GoalsOfDay } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";

/** The goal of a day. Every member has goals from the first day on: none is a defect. */
export const goalOfDay = (
  history: readonly Goals[],
  member: MemberId,
  date: CalendarDate,
): Effect.Effect<GoalsOfDay> => {
  const found = goalsOfDay(history, date);
  return found === undefined ? Effect.die(new Error(`Member ${member} has no goal on ${date}`)) : Effect.succeed(found);
};
