import type { CalendarDate } from "@morsel/domain/calendar";
import { goalOn, type DailyGoal, type Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";

/** Of a member's goals, oldest first, those of a day: the latest that began on or before it, or the very first when none did. */
export const goalsInForce = (history: readonly Goals[], date: CalendarDate): Goals | undefined =>
  history.findLast(({ effectiveFrom }) => effectiveFrom <= date) ?? history[0];

/** The goal of a day, beside the goals that it is of. Every member has goals from the first day on: none is a defect. */
export const goalOfDay = (
  history: readonly Goals[],
  member: MemberId,
  date: CalendarDate,
): Effect.Effect<{ readonly goals: Goals; readonly goal: DailyGoal }> => {
  const goals = goalsInForce(history, date);
  const goal = goals && goalOn(goals, date);
  return goals === undefined || goal === undefined
    ? Effect.die(new Error(`Member ${member} has no goal on ${date}`))
    : Effect.succeed({ goals, goal });
};
