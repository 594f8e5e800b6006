import type { CalendarDate } from "../../calendar/index.ts";
import { goalOn, type DailyGoal, type Goals } from "../goals.ts";

/** The goals of a day among all of a member's, which come oldest first: the latest that began on or before it, or the very first when none did. */
export const goalsInForce = (history: readonly Goals[], date: CalendarDate): Goals | undefined =>
  history.findLast(({ effectiveFrom }) => effectiveFrom <= date) ?? history[0];

/** The goal of a day, beside the goals that it is of. */
export type GoalsOfDay = { readonly goals: Goals; readonly goal: DailyGoal };

/** G3: the goal of a day, by the goals in force on it; undefined for a member without any. */
export const goalsOfDay = (history: readonly Goals[], date: CalendarDate): GoalsOfDay | undefined => {
  const goals = goalsInForce(history, date);
  const goal = goals && goalOn(goals, date);
  return goals === undefined || goal === undefined ? undefined : { goals, goal };
};

/** W142: the goals that had begun on a day; none on a day before the first goals. */
export const begunGoalsOfDay = (history: readonly Goals[], date: CalendarDate): GoalsOfDay | undefined => {
  const found = goalsOfDay(history, date);
  return found === undefined || found.goals.effectiveFrom > date ? undefined : found;
};
