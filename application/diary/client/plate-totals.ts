import {
  entryFacts,
  remainingOf,
  activeEntries,
  type DiaryEntry,
  type EntryId,
  type Remaining,
  optionWith,
} from "@morsel/domain/diary";
import type { Food, FoodId } from "@morsel/domain/foods";
import { sumFacts, type NutritionFacts, type SummedFacts } from "@morsel/domain/nutrition";
import type { DayView } from "../diary-view.ts";
import { entryOfItem, type Logging } from "./entry-of-option.ts";
import type { PlateRow } from "./plate.ts";

/** Rows with the whole foods that have come meanwhile: with them all of their figures are known. */
export const withFoods = (rows: readonly PlateRow[], foods: ReadonlyMap<FoodId, Food>): readonly PlateRow[] =>
  rows.map((row) => {
    const { item } = row;
    if (item.foodId === undefined || item.food !== undefined) return row;
    const food = foods.get(item.foodId);
    return food === undefined ? row : { ...row, item: optionWith(item, item, food) };
  });

/** W72: what a row will hold when it is logged; of an amount that cannot be read nothing is known. */
const rowFacts = ({ item, isReadable }: PlateRow, where: Logging, onHand: readonly DiaryEntry[]): NutritionFacts => {
  const entry = isReadable ? entryOfItem(item, where, onHand) : undefined;
  return entry === undefined ? {} : entryFacts(entry);
};

const factsOfRows = (rows: readonly PlateRow[], onHand: readonly DiaryEntry[]): readonly NutritionFacts[] => {
  // A row's nutrition does not depend on where it is logged.
  const where: Logging = {
    id: "" as EntryId,
    date: "" as Logging["date"],
    meal: "snacks",
    loggedAt: 0 as Logging["loggedAt"],
  };
  return rows.map((row) => rowFacts(row, where, onHand));
};

/** W72: what the plate holds: the sum of the entries that it becomes. */
export const plateTotals = (rows: readonly PlateRow[], onHand: readonly DiaryEntry[] = []): SummedFacts =>
  sumFacts(factsOfRows(rows, onHand));

/** W284: a day as it would be with all that is planned. */
export const withPlanned = (view: DayView): DayView => ({
  ...view,
  day: { ...view.day, entries: activeEntries(view.day) },
});

/** W72: what remains of the day once the plate is logged. */
export const remainingAfter = (
  rows: readonly PlateRow[],
  { day: { entries }, goal, exerciseEnergy }: DayView,
): Remaining =>
  remainingOf(goal, exerciseEnergy, sumFacts([...entries.map(entryFacts), ...factsOfRows(rows, entries)]));
