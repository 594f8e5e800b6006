import { lookUp } from "../lookup/index.ts";
import { WEEKLY_CHANGE_PRESETS, type WeeklyChangeUnit } from "../units/index.ts";

/** G25: what a member wants of the weight. */
export const WEIGHT_AIMS = ["lose", "maintain", "gain"] as const;
export type WeightAim = (typeof WEIGHT_AIMS)[number];

/** G25: a weekly change below zero loses, above gains. */
export const weightAimOf = (weeklyChangeKg: number): WeightAim =>
  weeklyChangeKg < 0 ? "lose" : weeklyChangeKg > 0 ? "gain" : "maintain";

/** G25: the weekly changes on offer for an aim. */
export const weeklyChangesFor = (aim: WeightAim, unit: WeeklyChangeUnit): readonly number[] =>
  (lookUp<readonly number[]>(WEEKLY_CHANGE_PRESETS, unit) ?? []).filter((change) => weightAimOf(change) === aim);

/** G25: whether a goal weight lies where the aim leads: below when losing, above when gaining. */
export const isGoalWeightTowardsAim = (aim: WeightAim, weightKg: number, goalWeightKg: number): boolean =>
  aim === "maintain" || weightAimOf(goalWeightKg - weightKg) === aim;
