import type { CalendarDate } from "../calendar/index.ts";
import { isQuickEntry, type Completeness, type DiaryEntry } from "../diary/index.ts";
import { factsOfGrams, type NutrientId, type NutritionFacts } from "../nutrition/index.ts";

/** One measure on one day; unknown without a value. */
export type DayFigure = {
  readonly date: CalendarDate;
  readonly completeness: Completeness;
  readonly value?: number;
  /** How many of the day's entries know it, of how many. */
  readonly known: number;
  readonly parts: number;
};

/** RP1 */
export const nutrientFigure = ({ value, ...day }: DayFigure): DayFigure => {
  if (day.completeness === "fasted") return { ...day, value: 0 };
  return value === undefined || day.known === 0 ? day : { ...day, value };
};

/** RP2: `counted` is the exercise in the day's budget, kcal. */
export const netEnergyFigure = ({ value, ...energy }: DayFigure, counted: number): DayFigure =>
  value === undefined ? energy : { ...energy, value: value - counted };

/** RP3: `done` is kcal or minutes, none where nothing was logged. */
export const exerciseFigure = ({ date, completeness }: DayFigure, done: number): DayFigure => ({
  date,
  completeness,
  known: 0,
  parts: 0,
  ...(done > 0 || completeness !== "untracked" ? { value: done } : {}),
});

/** RP8: what was measured or drunk on a day. Of a day on which it was not, nothing is known, whatever was eaten. */
export const measuredFigure = (
  date: CalendarDate,
  value: number | undefined,
  completeness: Completeness = "complete",
): DayFigure => ({
  date,
  known: 0,
  parts: 0,
  ...(value === undefined ? { completeness: "untracked" } : { completeness, value }),
});

/** Amount of a nutrient in an entry. */
export const entryNutrient = (entry: DiaryEntry, id: NutrientId): number | undefined =>
  isQuickEntry(entry) ? entry.facts[id] : factsOfGrams(pick(entry.per100g, id), entry.grams)[id];

const pick = (facts: NutritionFacts, id: NutrientId): NutritionFacts => {
  const amount = facts[id];
  return amount === undefined ? {} : { [id]: amount };
};

/** RP6: 0 to 1. */
export const coverageIn = (days: readonly Pick<DayFigure, "known" | "parts">[]): number | undefined => {
  const parts = days.reduce((sum, day) => sum + day.parts, 0);
  return parts === 0 ? undefined : days.reduce((sum, day) => sum + day.known, 0) / parts;
};
