import type { NumberIn } from "../brand/index.ts";
import { err, ok, type Result } from "../result/index.ts";

/** Bounds of the formula's inputs: MET of the Compendium (sleep 0.95, the fastest running 23), body weight, a day's minutes. */
export const EXERCISE_RANGES = {
  met: { min: 0.5, max: 25 },
  weightKg: { min: 20, max: 700 },
  minutes: { min: 0, max: 1440 },
} as const;

export type ExerciseRefused = {
  readonly _tag: "ExerciseRefused";
  readonly field: keyof typeof EXERCISE_RANGES;
  readonly min: number;
  readonly max: number;
};

export type ExerciseEffort = { readonly met: number; readonly weightKg: number; readonly minutes: number };

export type ExerciseEnergy = {
  /** All energy used in that time, kcal. */
  readonly gross: number;
  /** Energy beyond lying still: only this may be added to a budget, which holds resting energy already. */
  readonly net: number;
};

/** E1: gross kcal = MET × kg × hours. */
const grossOf = ({ met, weightKg, minutes }: ExerciseEffort): number => (met * weightKg * minutes) / 60;

/** E2: net = (MET − 1) × kg × hours, never below zero. */
const netOf = (effort: ExerciseEffort): number => Math.max(0, grossOf({ ...effort, met: effort.met - 1 }));

/** E1–E3. */
export const exerciseEnergy = (effort: ExerciseEffort): Result<ExerciseEnergy, ExerciseRefused> => {
  for (const field of ["met", "weightKg", "minutes"] as const) {
    const { min, max } = EXERCISE_RANGES[field];
    if (!(effort[field] >= min && effort[field] <= max)) return err({ _tag: "ExerciseRefused", field, min, max });
  }
  return ok({ gross: grossOf(effort), net: netOf(effort) });
};

/** E4: net energy of walking, 0.53 kcal per kilogram and kilometre (doi 10.14814/phy2.16023). */
export const walkingEnergy = (weightKg: NumberIn<"kg">, kilometres: NumberIn<"km">): number | undefined => {
  const energy = 0.53 * weightKg * kilometres;
  return weightKg >= 20 && weightKg <= 700 && kilometres >= 0 && kilometres <= 300 ? energy : undefined;
};

/** E5: what is offered at a tap (specification, section 9), in minutes. */
export const EXERCISE_DURATIONS = [15, 30, 60, 120] as const;
