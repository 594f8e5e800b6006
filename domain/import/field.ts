import { isNutrientId, nutrientUnit, type NutrientId } from "../nutrition/index.ts";

/** Meanings of columns besides nutrients. Units stand in the name; `weight` has the unit that the member says. */
export const PLAIN_FIELDS = [
  "date",
  "time",
  "meal",
  "food",
  "amount",
  "units",
  "energyKcal",
  "energyKj",
  "weight",
  "weightKg",
  "weightLb",
  "neckCm",
  "neckIn",
  "waistCm",
  "waistIn",
  "hipsCm",
  "hipsIn",
  "waterMl",
  "waterFlOz",
  "steps",
  "exercise",
  "minutes",
  "duration",
  "burnedKcal",
  "sets",
  "reps",
  "liftedKg",
  "liftedLb",
  "note",
  "deleted",
  "saltG",
  // A row of a table of many kinds: what was measured, in which unit, and how much by which device.
  "metric",
  "metricUnit",
  "metricValue",
  "device",
] as const;
export type PlainField = (typeof PLAIN_FIELDS)[number];

const MASS_UNITS = { g: 1, mg: 1e-3, µg: 1e-6 } as const;
export type MassUnit = keyof typeof MASS_UNITS;

/** "sodium:mg": a nutrient with the unit in which the file has it. */
export type NutrientField = `${NutrientId}:${MassUnit | "IU"}`;
export type Field = PlainField | NutrientField;

const isMassUnit = (unit: string): unit is MassUnit => Object.hasOwn(MASS_UNITS, unit);

/** I3: the nutrient of a field, and by what an amount in the file's unit becomes one in the kept unit. */
export const nutrientOfField = (field: string): { readonly id: NutrientId; readonly factor: number } | undefined => {
  const [id = "", unit = "", ...more] = field.split(":");
  if (!isNutrientId(id) || id === "energy" || more.length > 0) return undefined;
  if (unit === "IU") {
    if (id === "vitamin_a_iu") return { id, factor: 1 };
    // One IU of vitamin D is 0.025 µg (WHO).
    return id === "vitamin_d" ? { id, factor: 0.025 } : undefined;
  }
  const kept = nutrientUnit(id);
  if (!isMassUnit(unit) || !isMassUnit(kept)) return undefined;
  return { id, factor: Math.round((MASS_UNITS[unit] / MASS_UNITS[kept]) * 1e6) / 1e6 };
};

export const isField = (field: unknown): field is Field =>
  typeof field === "string" &&
  ((PLAIN_FIELDS as readonly string[]).includes(field) || nutrientOfField(field) !== undefined);
