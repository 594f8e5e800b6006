import { lookUp } from "../lookup/index.ts";
import { LB_PER_KG } from "./body-weight.ts";

/** U15: the weekly changes that are offered, losing first (specification, section 9). Negative loses, positive gains. */
export const WEEKLY_CHANGE_PRESETS = {
  lb: [-2, -1.5, -1, -0.5, 0, 0.5, 1],
  /** Down to a quarter; the gains are the equivalents of half a pound and a pound. */
  kg: [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5],
} as const;

export type WeeklyChangeUnit = keyof typeof WEEKLY_CHANGE_PRESETS;

/** How a preset is written: 1.5 is 1 1/2, 0.75 is 3/4, 2 is 2. */
export type MixedFraction = { readonly whole: number; readonly numerator: number; readonly denominator: number };

/** U16: the fraction table. Presets are quarters; another value has no fraction. The sign is the caller's to say. */
export const weeklyChangeFraction = (value: number): MixedFraction | undefined => {
  const quarters = Math.abs(value) * 4;
  if (!Number.isSafeInteger(quarters)) return undefined;
  const rest = quarters % 4;
  const whole = (quarters - rest) / 4;
  return rest === 2 ? { whole, numerator: 1, denominator: 2 } : { whole, numerator: rest, denominator: rest ? 4 : 1 };
};

export const weeklyChangeInKg = (value: number, unit: WeeklyChangeUnit): number =>
  unit === "kg" ? value : value / LB_PER_KG;

/** The preset of a unit that a stored change was chosen from, if it was: within 5 g of it. */
export const weeklyChangePreset = (changeKg: number, unit: WeeklyChangeUnit): number | undefined =>
  lookUp<readonly number[]>(WEEKLY_CHANGE_PRESETS, unit)?.find(
    (preset) => Math.abs(weeklyChangeInKg(preset, unit) - changeKg) < 0.005,
  );
