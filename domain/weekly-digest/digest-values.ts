import type { HideableFigure } from "../dashboard/index.ts";
import type { Member } from "../identity/index.ts";
import { weightDirection } from "../measurements/index.ts";
import type { NutrientId } from "../nutrition/index.ts";
import { firstUnits, isKilograms, KJ_PER_KCAL, kgToLb } from "../units/index.ts";
import type { Digest } from "./digest.ts";

/** Values of the mail, without hidden figures (RE17). */
export type DigestValues = {
  readonly week?: string;
  readonly to?: string;
  readonly logged?: number;
  readonly energyUnit?: "kcal" | "kJ";
  readonly energy?: number;
  readonly budget?: number;
  readonly isLowerBound?: boolean;
  readonly macros?: readonly { readonly id: NutrientId; readonly grams: number }[];
  readonly weightUnit?: "kg" | "lb";
  readonly weight?: number;
  readonly change?: number;
  readonly minutes?: number;
  readonly exerciseDays?: number;
  readonly steps?: number;
  readonly stepDays?: number;
  readonly streak?: number;
  readonly best?: readonly NutrientShare[];
  readonly thinnest?: readonly NutrientShare[];
};

export type NutrientShare = { readonly id: NutrientId; readonly share: number; readonly coverage: number };

const whole = Math.round;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** W338: the figures of a digest in the member's units, without what the member hides. */
export const digestValues = (digest: Digest, { profile }: Member, hidden: readonly HideableFigure[]): DigestValues => {
  const units = profile.units ?? firstUnits(profile.country);
  const isShown = ({ id }: { readonly id: NutrientId }): boolean => !hidden.includes(id);
  const inKj = units.energy === "kilojoules";
  const energyOf = (kcal: number): number => whole(inKj ? kcal * KJ_PER_KCAL : kcal);
  const inLb = units.bodyWeight !== "kilograms";
  const weightOf = (kg: number): number => tenth(inLb && isKilograms(kg) ? kgToLb(kg) : kg);
  /** M16 */
  const changeOf = (kg: number): number =>
    weightDirection(kg) === "even" ? 0 : Math.sign(kg) * weightOf(Math.abs(kg));
  const { energy, macros, weight, exercise, steps, completeness } = digest;
  const { value } = energy.average;
  const shares = (all: Digest["best"]): readonly NutrientShare[] =>
    all.filter(isShown).map(({ id, average, min, coverage }) => ({ id, share: average / min, coverage }));
  return {
    week: digest.from,
    to: digest.to,
    logged: completeness.partial + completeness.complete + completeness.fasted,
    energyUnit: inKj ? "kJ" : "kcal",
    ...(value === undefined || hidden.includes("energy")
      ? {}
      : { energy: energyOf(value), isLowerBound: energy.average.isLowerBound || energy.average.isPartial }),
    ...(energy.goal?.max === undefined || hidden.includes("energy") ? {} : { budget: energyOf(energy.goal.max) }),
    macros: macros
      .filter(isShown)
      .flatMap(({ id, average }) => (average.value === undefined ? [] : [{ id, grams: whole(average.value) }])),
    weightUnit: inLb ? "lb" : "kg",
    ...(weight === undefined || hidden.includes("weight")
      ? {}
      : {
          weight: weightOf(weight.kg),
          ...(weight.changeKg === undefined ? {} : { change: changeOf(weight.changeKg) }),
        }),
    minutes: whole(exercise.minutes),
    exerciseDays: exercise.days,
    ...(steps === undefined ? {} : { steps: whole(steps.average), stepDays: steps.days }),
    streak: digest.streak,
    best: shares(digest.best),
    thinnest: shares(digest.thinnest),
  };
};
