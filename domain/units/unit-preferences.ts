import type { UNIT_CHOICES } from "./unit-id.ts";

/** The unit in which a member sees each kind of quantity; what is stored does not depend on it. */
export type UnitPreferences = { readonly [Kind in keyof typeof UNIT_CHOICES]: (typeof UNIT_CHOICES)[Kind][number] };

const METRIC: UnitPreferences = {
  energy: "calories",
  bodyWeight: "kilograms",
  height: "centimeters",
  distance: "kilometers",
  water: "milliliters",
};
const UK: UnitPreferences = { ...METRIC, bodyWeight: "stone", height: "inches", distance: "miles" };
const US: UnitPreferences = { ...UK, bodyWeight: "pounds", water: "fluid_ounces" };

/** The territories of the measurement systems "US" and "UK" in CLDR's supplemental data; all others are metric. */
const BY_COUNTRY: ReadonlyMap<string, UnitPreferences> = new Map([
  ["US", US],
  ["LR", US],
  ["MM", US],
  ["GB", UK],
]);

/** U22: what a member of a country (ISO 3166-1 alpha-2) sees until they choose. */
export const firstUnits = (country: string): UnitPreferences => BY_COUNTRY.get(country) ?? METRIC;
