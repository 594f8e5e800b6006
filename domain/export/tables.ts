import { entryFacts, isQuickEntry, type DiaryEntry, type StoredMeal } from "../diary/index.ts";
import { entryEnergyUsed, type ExerciseEntry, type StrengthSet } from "../exercise/index.ts";
import type { Goals } from "../goals/index.ts";
import { storedBasis, nutrientUnit, type NutrientId } from "../nutrition/index.ts";
import type { CsvCell } from "./csv.ts";
import { sourceCell, type FoodOrigin } from "./food-origin.ts";
import { instantCell, NUTRIENT_COLUMNS, nutrientCells } from "./columns.ts";

/** Columns of a file and the cells of one of its things. */
type Columns<A> = { readonly columns: readonly string[]; readonly cells: (one: A) => readonly CsvCell[] };

/** W156: an entry and where the food that it is of comes from, while there is that food. */
export type ExportedEntry = { readonly entry: DiaryEntry; readonly food: FoodOrigin | undefined };

export const EXPORTED_ENTRY_COLUMNS: Columns<ExportedEntry> = {
  columns: [
    "id",
    "date",
    "time",
    "logged_at_utc",
    "meal",
    "food_id",
    "description",
    "brand",
    "amount",
    "serving",
    "serving_g",
    "weight_g",
    "source",
    "label_basis",
    ...NUTRIENT_COLUMNS,
  ],
  cells: ({ entry, food }) => {
    const weighed = isQuickEntry(entry)
      ? [undefined, undefined, undefined, undefined]
      : [entry.amount, entry.serving.label, entry.serving.grams, entry.grams];
    return [
      entry.id,
      entry.date,
      entry.time,
      instantCell(entry.loggedAt),
      entry.meal,
      entry.foodId,
      entry.description,
      entry.brand,
      ...weighed,
      food && sourceCell(food),
      // W156, N17: an entry counts fibre as carbohydrate, whatever the label, unless fibre is unknown.
      food === undefined || isQuickEntry(entry) ? undefined : storedBasis(entry.per100g, food.basis),
      ...nutrientCells(entryFacts(entry)),
    ];
  },
};

/** "8x60 8x60 5": repetitions, and kilograms where there were any. */
export const setsCell = (sets: readonly StrengthSet[]): string =>
  sets.map(({ reps, weightKg }) => (weightKg === undefined ? `${reps}` : `${reps}x${weightKg}`)).join(" ");

export const EXERCISE_COLUMNS: Columns<ExerciseEntry> = {
  columns: [
    "id",
    "date",
    "logged_at_utc",
    "kind",
    "exercise_id",
    "name",
    "starts_at",
    "minutes",
    "met",
    "body_weight_kg",
    "own_net_energy_kcal",
    "net_energy_kcal",
    "gross_energy_kcal",
    "sets_reps_x_kg",
    "note",
  ],
  cells: (entry) => {
    const { id, date, loggedAt, kind, exerciseId, name, note } = entry;
    const head = [id, date, instantCell(loggedAt), kind, exerciseId, name];
    if (entry.kind === "strength") {
      return [...head, ...Array.from({ length: 7 }, () => undefined), setsCell(entry.sets), note];
    }
    const { startsAt, minutes, met, weightKg, ownNet } = entry;
    const { net, gross } = entryEnergyUsed(entry);
    return [...head, startsAt, minutes, met, weightKg, ownNet, net, gross, undefined, note];
  },
};

export type ExportedGoal = { readonly goals: Goals; readonly weekday: number };

export const GOALS_COLUMNS: Columns<ExportedGoal> = {
  columns: [
    "effective_from",
    "weekday_monday_0",
    "assign_exercise_energy",
    "exercise_carbohydrates_percent",
    "exercise_protein_percent",
    "exercise_fat_percent",
    "exercise_saturated_fat_percent",
    "exercise_sugar_percent",
    "drinks_ml",
    "steps",
    "meal_shares_percent",
    ...NUTRIENT_COLUMNS,
  ],
  cells: ({ goals, weekday }) => {
    const { carbohydrates, protein, fat, saturatedFat, sugar } = goals.exerciseShares;
    return [
      goals.effectiveFrom,
      weekday,
      goals.assignExerciseEnergy,
      carbohydrates,
      protein,
      fat,
      saturatedFat,
      sugar,
      goals.waterMl,
      goals.steps,
      goals.mealShares &&
        Object.entries(goals.mealShares)
          .map(([meal, share]) => `${meal}: ${share}`)
          .join("; "),
      ...nutrientCells(goals.dailyGoals[weekday] ?? {}),
    ];
  },
};

export type ExportedLimit = { readonly goals: Goals; readonly nutrient: NutrientId };

export const LIMIT_COLUMNS: Columns<ExportedLimit> = {
  columns: ["effective_from", "nutrient", "unit", "minimum", "maximum"],
  cells: ({ goals, nutrient }) => {
    const { min, max } = goals.limits?.[nutrient] ?? {};
    return [goals.effectiveFrom, nutrient, nutrientUnit(nutrient), min, max];
  },
};

export type ExportedItem = { readonly meal: StoredMeal; readonly nth: number };

export const SAVED_MEAL_COLUMNS: Columns<ExportedItem> = {
  columns: [
    "meal_id",
    "name",
    "meal",
    "created_at_utc",
    "item",
    "food_id",
    "description",
    "brand",
    "amount",
    "serving",
    "serving_g",
    ...NUTRIENT_COLUMNS,
  ],
  cells: ({ meal, nth }) => {
    const item = meal.items[nth];
    const head = [meal.id, meal.name, meal.slot, instantCell(meal.createdAt), nth + 1];
    if (item === undefined) return head;
    if (item.foodId === undefined)
      return [
        ...head,
        undefined,
        item.description,
        ...Array.from({ length: 4 }, () => undefined),
        ...nutrientCells(item.facts),
      ];
    const { foodId, description, brand, amount, serving } = item;
    return [...head, foodId, description, brand, amount, serving.label, serving.grams, ...nutrientCells({})];
  },
};
