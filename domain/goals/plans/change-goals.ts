import type { CalendarDate } from "../../calendar/index.ts";
import { isSameContent } from "../../versioned-records/index.ts";
import type { NutrientId } from "../../nutrition/index.ts";
import { err, type Result } from "../../result/index.ts";
import type { DailyGoal, ExerciseShares, Goals } from "../goals.ts";
import { checkGoals, type GoalsRefused } from "../goal-rules.ts";
import type { NutrientLimits } from "../limits/limits.ts";
import { checkSplit, macroGrams, splitOfGoal, type MacroSplit } from "../macro-split.ts";
import type { MealShares } from "../meal-shares.ts";

/** A change of goals; an absent field stays as it is. */
export type GoalsChange = {
  /** All seven at once; the other changes then apply to these. */
  readonly dailyGoals?: readonly DailyGoal[];
  /** The days that `energy`, `split` and `nutrients` are for, from Monday, 0; all when absent. */
  readonly weekdays?: readonly number[];
  readonly energy?: number;
  readonly split?: MacroSplit;
  /** In the nutrient's own unit; null takes its goal away. */
  readonly nutrients?: { readonly [Id in Exclude<NutrientId, "energy">]?: number | null };
  readonly exerciseShares?: Partial<ExerciseShares>;
  readonly assignExerciseEnergy?: "on" | "off";
  readonly limits?: NutrientLimits;
  /** null: meals have no goals of their own any more. */
  readonly mealShares?: MealShares | null;
  readonly waterMl?: number;
  readonly steps?: number;
};

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** Nutrients that are meant as a share of energy and therefore move with it (G15). */
const SHARES_OF_ENERGY = [
  "carbohydrates",
  "fat",
  "protein",
  "saturated_fat",
  "trans_fat",
  "sugar",
  "added_sugars",
  "fiber",
] as const satisfies readonly NutrientId[];

/** The macros are the split's, whatever else was set for them. */
const MACROS = 3;

const withEnergy = (goal: DailyGoal, energy: number, limits: NutrientLimits = {}): DailyGoal => {
  const next: { -readonly [Id in keyof DailyGoal]: DailyGoal[Id] } = { ...goal, energy };
  for (const [i, id] of SHARES_OF_ENERGY.entries()) {
    const amount = goal[id];
    const isSet = i >= MACROS && limits[id] !== undefined;
    if (amount !== undefined && goal.energy > 0 && !isSet) next[id] = tenth((amount * energy) / goal.energy);
  }
  return next;
};

const withSplit = (goal: DailyGoal, split: MacroSplit): DailyGoal => {
  const grams = macroGrams(goal.energy, split);
  return { ...goal, carbohydrates: tenth(grams.carbohydrates), fat: tenth(grams.fat), protein: tenth(grams.protein) };
};

const withNutrients = (goal: DailyGoal, nutrients: NonNullable<GoalsChange["nutrients"]>): DailyGoal => ({
  ...(Object.fromEntries(
    Object.entries({ ...goal, ...nutrients }).filter(([, amount]) => amount !== null && amount !== undefined),
  ) as Partial<DailyGoal>),
  energy: goal.energy,
});

/**
 * The goals that stand from a day on: version + 1, all or nothing. G16: a change never reaches back before the day from which
 * the present goals hold. G15: a new energy without a new split keeps the split; G27: what was set by hand stays. `floor` is the member's (G1).
 */
export const changeGoals = (
  goals: Goals,
  change: GoalsChange,
  from: CalendarDate,
  floor: number,
): Result<Goals, GoalsRefused> => {
  if (!(from >= goals.effectiveFrom)) return err({ _tag: "EffectiveFromRefused", earliest: goals.effectiveFrom });
  const unknownDay = change.weekdays?.find((day) => !(Number.isInteger(day) && day >= 0 && day <= 6));
  if (unknownDay !== undefined) return err({ _tag: "WeekdayUnknown", given: unknownDay, accepted: "0 (Monday) to 6" });
  const split = change.split === undefined ? undefined : checkSplit(change.split);
  if (split !== undefined && !split.ok) return split;
  const changeDay = (goal: DailyGoal, weekday: number): DailyGoal => {
    if (change.weekdays !== undefined && !change.weekdays.includes(weekday)) return goal;
    const fed = change.energy === undefined ? goal : withEnergy(goal, change.energy, goals.limits);
    const wanted = split === undefined ? splitOfGoal(goal) : split.value;
    const shared = wanted === undefined ? fed : withSplit(fed, wanted);
    return change.nutrients === undefined ? shared : withNutrients(shared, change.nutrients);
  };
  const { mealShares: oldShares, ...rest } = goals;
  const mealShares = change.mealShares === undefined ? oldShares : (change.mealShares ?? undefined);
  return checkGoals(
    {
      ...rest,
      dailyGoals: (change.dailyGoals ?? goals.dailyGoals).map(changeDay),
      exerciseShares: { ...goals.exerciseShares, ...change.exerciseShares },
      assignExerciseEnergy: change.assignExerciseEnergy ?? goals.assignExerciseEnergy,
      ...(change.limits === undefined ? {} : { limits: change.limits }),
      ...(mealShares === undefined ? {} : { mealShares }),
      ...(change.waterMl === undefined ? {} : { waterMl: change.waterMl }),
      ...(change.steps === undefined ? {} : { steps: change.steps }),
      effectiveFrom: from,
      version: goals.version + 1,
    },
    floor,
  );
};

/** ME23: the change gives meals other shares than they have; the same ones again and none at all are no such wish. */
export const asksMealShares = ({ mealShares: present = {} }: Goals, { mealShares: wanted }: GoalsChange): boolean =>
  wanted !== undefined && wanted !== null && !isSameContent(wanted, present);

/** The content of goals, without their place in the history. */
const contentOf = ({ effectiveFrom: _from, version: _version, ...goals }: Goals) => goals;

/** W6: the change made these goals already, out of the version that was read: its answer got lost. */
export const isChangeDone = (current: Goals, version: number, change: GoalsChange, floor: number): boolean => {
  if (current.version !== version + 1) return false;
  const again = changeGoals(current, change, current.effectiveFrom, floor);
  return again.ok && isSameContent(contentOf(again.value), contentOf(current));
};
