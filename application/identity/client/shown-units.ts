import type { WaterUnit } from "@morsel/domain/hydration";

/** The units that a reader sees; what is stored stays in kilocalories, kilograms, centimetres and millilitres. */
export type DisplayUnits = {
  readonly energy: "kcal" | "kJ";
  readonly weight: "kg" | "lb" | "st";
  readonly height: "cm" | "ft";
  readonly water: WaterUnit;
};

export const METRIC: DisplayUnits = { energy: "kcal", weight: "kg", height: "cm", water: "milliliters" };
