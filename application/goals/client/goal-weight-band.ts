import { goalWeightDate, KCAL_PER_KG, paceOf, timeToGoalWeight, type PaceConcern } from "@morsel/domain/goals";
import type { CalendarDate } from "@morsel/domain/calendar";

/**
 * A formula's resting energy lies within this share of the measured one, 1 sd: FILTER_SETTINGS.formula, of formulas 3.6. Four in six
 * members use between that much less and that much more than is computed.
 */
const FORMULA_ERROR = 0.12;

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
