import { FORMULA_ERROR } from "./energy/resting-energy.ts";
import { goalWeightDate, paceOf, timeToGoalWeight, type PaceConcern } from "./plans/weight-plan.ts";
import { KCAL_PER_KG } from "./energy/energy-constants.ts";
import type { CalendarDate } from "../calendar/index.ts";

export type GoalWeightBand =
  | { readonly kind: "reached" }
  /** At what is planned to be eaten the weight moves away, or not at all, even where the formula errs. */
  | { readonly kind: "never" }
  | {
      readonly kind: "band";
      readonly earliest: CalendarDate;
      /** Absent where who uses less energy than computed never arrives. */
      readonly latest?: CalendarDate;
      readonly pace: PaceConcern;
    };

export type GoalWeightQuestion = {
  readonly weightKg: number;
  readonly goalWeightKg: number;
  /** kcal a day that keep the weight, as computed. */
  readonly maintenance: number;
  /** kcal a day that are planned to be eaten, on the mean of a week. */
  readonly eaten: number;
  readonly today: CalendarDate;
};

/** G18, G19, W128: when the goal weight is reached if every day is eaten as planned, between what the formula may be wrong by. */
export const goalWeightBand = ({
  weightKg,
  goalWeightKg,
  maintenance,
  eaten,
  today,
}: GoalWeightQuestion): GoalWeightBand => {
  const changeAt = (used: number): number => ((eaten - used) * 7) / KCAL_PER_KG;
  const dates = [maintenance * (1 - FORMULA_ERROR), maintenance, maintenance * (1 + FORMULA_ERROR)].map((used) => {
    const plan = timeToGoalWeight(weightKg, goalWeightKg, changeAt(used));
    return plan.kind === "reached" ? today : goalWeightDate(plan, today);
  });
  if (timeToGoalWeight(weightKg, goalWeightKg, 0).kind === "reached") return { kind: "reached" };
  const known = dates.filter((date) => date !== undefined).toSorted();
  const [earliest, latest] = [known[0], known.at(-1)];
  if (earliest === undefined || latest === undefined) return { kind: "never" };
  return {
    kind: "band",
    earliest,
    ...(known.length === dates.length ? { latest } : {}),
    pace: paceOf(weightKg, changeAt(maintenance)),
  };
};
