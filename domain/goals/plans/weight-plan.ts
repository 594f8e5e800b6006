import { addDays, type CalendarDate } from "../../calendar/index.ts";

/** When a weight will be reached. */
export type WeightPlan =
  | { readonly kind: "reached" }
  /** The weekly change is none, or leads away from the goal. */
  | { readonly kind: "never" }
  | { readonly kind: "in"; readonly weeks: number; readonly days: number };

/** Upper bound of a plan: ten years. */
const LONGEST_DAYS = 3653;

/** G18: days to the goal weight at the weekly change, in a straight line, rounded up; within 100 g it is reached. */
export const timeToGoalWeight = (weightKg: number, goalWeightKg: number, weeklyChangeKg: number): WeightPlan => {
  const distance = goalWeightKg - weightKg;
  if (Math.abs(distance) < 0.1) return { kind: "reached" };
  const days = Math.ceil((distance / weeklyChangeKg) * 7 - 1e-9);
  return days > 0 && days <= LONGEST_DAYS ? { kind: "in", weeks: Math.ceil(days / 7), days } : { kind: "never" };
};

export const goalWeightDate = (plan: WeightPlan, from: CalendarDate): CalendarDate | undefined =>
  plan.kind === "in" ? addDays(from, plan.days) : plan.kind === "reached" ? from : undefined;

export type PaceConcern = "comfortable" | "fast" | "too-fast";

/** G19: per cent of body weight a week: losing up to 1.0 is comfortable, above 1.5 too fast; gaining up to 0.25, above 0.5. */
export const paceOf = (weightKg: number, weeklyChangeKg: number): PaceConcern => {
  const percent = (Math.abs(weeklyChangeKg) / weightKg) * 100;
  const [comfortable, tooFast] = weeklyChangeKg > 0 ? [0.25, 0.5] : [1, 1.5];
  return percent <= comfortable ? "comfortable" : percent <= tooFast ? "fast" : "too-fast";
};
