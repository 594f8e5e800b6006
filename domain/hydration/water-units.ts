import { lookUp } from "../lookup/index.ts";
import { ML_PER_CUP, ML_PER_FLUID_OUNCE, type UNIT_CHOICES } from "../units/index.ts";

export type WaterUnit = (typeof UNIT_CHOICES)["water"][number];

const ML_OF: Readonly<Record<WaterUnit, number>> = {
  milliliters: 1,
  fluid_ounces: ML_PER_FLUID_OUNCE,
  cups: ML_PER_CUP,
};

/** U9: ml of water in the unit that a member chose, and back. */
export const waterIn = (unit: WaterUnit, ml: number): number => ml / (lookUp(ML_OF, unit) ?? Number.NaN);
export const mlOfWater = (unit: WaterUnit, amount: number): number => amount * (lookUp(ML_OF, unit) ?? Number.NaN);

/** D66: what one tap adds, a glass and a bottle or large glass, in whole numbers of the member's unit. */
export const WATER_PRESETS: Readonly<Record<WaterUnit, readonly [number, number]>> = {
  milliliters: [250, 500],
  fluid_ounces: [8, 16],
  cups: [1, 2],
};
