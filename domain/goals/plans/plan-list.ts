import { addDays, type CalendarDate } from "../../calendar/index.ts";
import type { Goals } from "../goals.ts";

export type ListedPlan = {
  readonly goals: Goals;
  readonly state: "coming" | "inForce" | "past";
  /** Its last day; absent where nothing comes after it. */
  readonly lastDay?: CalendarDate;
  /** The least and the most energy of a weekday, kcal. */
  readonly energy: { readonly least: number; readonly most: number };
};

/** W121: plans, the latest first, each with the days that it holds. Before the first goals began they hold as well. */
export const listedPlans = (plans: readonly Goals[], today: CalendarDate): readonly ListedPlan[] => {
  const inForce = plans.find(({ effectiveFrom }) => effectiveFrom <= today) ?? plans.at(-1);
  return plans.map((goals, i) => {
    const after = plans[i - 1];
    const energies = goals.dailyGoals.map(({ energy }) => energy);
    return {
      goals,
      state: goals === inForce ? "inForce" : goals.effectiveFrom > today ? "coming" : "past",
      ...(after === undefined ? {} : { lastDay: addDays(after.effectiveFrom, -1) }),
      energy: { least: Math.min(...energies), most: Math.max(...energies) },
    };
  });
};

/** The first day after one from which other goals hold. */
export const nextStart = (plans: readonly Goals[], date: CalendarDate): CalendarDate | undefined =>
  plans.findLast(({ effectiveFrom }) => effectiveFrom > date)?.effectiveFrom;
