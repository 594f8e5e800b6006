import { apportion } from "../../units/index.ts";
import type { MealShares } from "../meal-shares.ts";

/** Whole kcal by meal, in the order given, that add up to the whole kcal of the day. */
export const mealEnergies = (energy: number, shares: MealShares): { readonly [meal: string]: number } => {
  const parts = apportion(Object.values(shares), Math.round(energy));
  return Object.fromEntries(Object.keys(shares).map((meal, i) => [meal, parts?.[i] ?? 0]));
};
