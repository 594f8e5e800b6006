import * as Effect from "effect/Effect";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { DatedCount, OwnExercise, Routine } from "@morsel/domain/exercise";
import { decimalText } from "@morsel/domain/currency";
import type { MemberId } from "@morsel/domain/identity";
import type { OwnExerciseStore } from "../exercise/own-exercise-store.ts";
import type { RoutineStore } from "../exercise/routine-store.ts";
import type { StepStore } from "../exercise/step-store.ts";
import type { OwnFoodPlace, OwnFoodStore } from "../own-foods/own-food-store.ts";
import type { StoredOwnFood } from "@morsel/domain/foods";
import { type CsvCell, instantCell, NUTRIENT_COLUMNS, nutrientCells, setsCell } from "@morsel/domain/export";
import type { RecipePlace, RecipeStore } from "../recipes/recipe-store.ts";
import type { StoredRecipe } from "@morsel/domain/recipes";
import { type ExportFile, type ExportPage, paginate } from "../platform/export-file.ts";

export type RecordFilePorts = {
  readonly own: OwnExerciseStore;
  readonly routines: RoutineStore;
  readonly steps: StepStore;
  readonly ownFoods: OwnFoodStore;
  readonly recipes: RecipeStore;
};

type Rows = readonly (readonly CsvCell[])[];

const AT_ONCE = 20;

const foodRow = ({ food, changedAt }: StoredOwnFood): Rows => [
  [
    food.id,
    food.description,
    food.brand,
    food.barcode,
    food.basis,
    instantCell(changedAt),
    food.servings.map(({ label, grams }) => `${label}: ${grams} g`).join("; "),
    ...nutrientCells(food.nutrients),
  ],
];

const RECIPE_COLUMNS = [
  "id",
  "title",
  "servings",
  "created_at_utc",
  "total_min",
  "source",
  "picture_address",
  "cost",
  "cost_currency",
  "gross_g",
  "tare_g",
  "is_cooked",
  "kind",
  "place",
  "text",
  "section",
  "food_id",
  "food",
  "food_g",
  "confidence",
  "is_left_out",
];

/** A row for each line, with the food that it is taken to be, and each step, in their order. */
const recipeRows = (recipe: StoredRecipe): Rows => {
  const { id, title, servings, createdAt, totalMinutes, source, picture, cost } = recipe;
  const price = [cost === undefined ? undefined : decimalText(cost), cost?.currency];
  const dish = [recipe.grossGrams, recipe.tareGrams, String(recipe.isCooked)];
  const head = [id, title, servings, instantCell(createdAt), totalMinutes, source, picture, ...price, ...dish];
  const noFood = [undefined, undefined, undefined, undefined, undefined];
  return [
    ...recipe.lines.map(({ text, match, isLeftOut = false }, nth) => [
      ...head,
      "ingredient",
      nth + 1,
      text,
      undefined,
      match?.foodId,
      match?.description,
      match?.grams,
      match?.confidence,
      String(isLeftOut),
    ]),
    ...recipe.steps.map(({ text, section }, nth) => [...head, "step", nth + 1, text, section, ...noFood]),
  ];
};

const routineRows = ({ id, name, items }: Routine): Rows =>
  items.map(({ exercise, done: { minutes, sets = [] } }, nth) => [
    id,
    name,
    nth + 1,
    exercise.id,
    exercise.kind,
    exercise.name,
    minutes,
    setsCell(sets),
  ]);

const countRow = ({ date, source, from, to, steps }: DatedCount): readonly CsvCell[] => [date, source, from, to, steps];
const exerciseRow = (own: OwnExercise): readonly CsvCell[] => [
  own.id,
  own.kind,
  own.name,
  own.kind === "cardio" ? own.met : undefined,
];

const FIRST_YEAR = 1990;
const LAST_YEAR = 2199;

/** W155: what a member made and keeps by name, and the steps that were counted, a year of them at a time. */
export const recordFiles = (ports: RecordFilePorts, id: MemberId): readonly ExportFile[] => {
  const countsFrom = (year: number): Effect.Effect<ExportPage> =>
    Effect.map(
      ports.steps.counts(id, `${year}-01-01` as CalendarDate, `${year}-12-31` as CalendarDate),
      (counts): ExportPage => ({
        rows: counts.map(countRow),
        ...(year < LAST_YEAR ? { next: countsFrom(year + 1) } : {}),
      }),
    );
  return [
    {
      name: "own_foods.csv",
      columns: [
        "id",
        "description",
        "brand",
        "barcode",
        "label_basis",
        "changed_at_utc",
        "servings",
        ...NUTRIENT_COLUMNS,
      ],
      first: paginate(
        AT_ONCE,
        (after: OwnFoodPlace | undefined, limit) =>
          ports.ownFoods.page(id, { sort: "newest", limit, ...(after === undefined ? {} : { after }) }),
        ({ food, changedAt }) => ({ key: String(changedAt), id: food.id }),
        foodRow,
      ),
    },
    {
      name: "recipes.csv",
      columns: RECIPE_COLUMNS,
      first: paginate(
        AT_ONCE,
        (after: RecipePlace | undefined, limit) =>
          ports.recipes.recipes(id, { sort: "newest", limit, ...(after === undefined ? {} : { after }) }),
        (recipe) => ({ key: String(recipe.createdAt), id: recipe.id }),
        recipeRows,
      ),
    },
    {
      name: "own_exercises.csv",
      columns: ["id", "kind", "name", "met"],
      first: Effect.map(ports.own.all(id), (all) => ({ rows: all.map(exerciseRow) })),
    },
    {
      name: "exercise_routines.csv",
      columns: ["id", "name", "place", "exercise_id", "kind", "exercise", "minutes", "sets_reps_x_kg"],
      first: Effect.map(ports.routines.all(id), (all) => ({ rows: all.flatMap(routineRows) })),
    },
    {
      name: "step_counts.csv",
      columns: ["date", "source", "from", "to", "steps"],
      first: countsFrom(FIRST_YEAR),
    },
  ];
};
