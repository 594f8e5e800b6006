import type { WaterUnit } from "@morsel/domain/hydration";

/** The units that a reader sees; what is stored stays in kilocalories, kilograms, centimetres and millilitres. */
export type ShownUnits = {
  readonly energy: "kcal" | "kJ";
  readonly weight: "kg" | "lb" | "st";
  readonly height: "cm" | "ft";
  readonly water: WaterUnit;
};

export const METRIC: ShownUnits = { energy: "kcal", weight: "kg", height: "cm", water: "milliliters" };
