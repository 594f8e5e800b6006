import type { TimeOfDay } from "../../calendar/index.ts";
import type { MainMeal } from "../entries/entry.ts";

/** The first hour of each, the latest first. */
const BEGINS = [
  [21, "snacks"],
  [17, "dinner"],
  [14, "snacks"],
  [11, "lunch"],
  [4, "breakfast"],
  [0, "snacks"],
] as const satisfies readonly (readonly [number, MainMeal])[];

/** D36: which meal is eaten at a time of day, until the member chooses another. */
export const mealAt = (time: TimeOfDay): MainMeal => {
  const hour = Number(time.slice(0, 2));
  return BEGINS.find(([from]) => hour >= from)?.[1] ?? "snacks";
};
