import { isKj, kjToKcal, readAmount } from "../../units/index.ts";

/**
 * A day's energy as it is typed, in kcal; undefined where it cannot be read. "2,000" and "2.000" are two thousand in every
 * language: nobody's goal has three decimals.
 */
export const typedEnergy = (text: string, unit: "kcal" | "kJ"): number | undefined => {
  const read = readAmount(text);
  const value = read.ok ? read.value : read.error.readings?.[1];
  if (value === undefined || unit === "kcal") return value;
  return isKj(value) ? Math.round(kjToKcal(value)) : undefined;
};
