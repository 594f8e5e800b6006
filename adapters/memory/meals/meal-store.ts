import * as Effect from "effect/Effect";
import { MEAL_REFUSALS, type StoredMeal, mealNameKey } from "@morsel/domain/diary";
import type { MealPlace, MealStore } from "@morsel/application/meals/meal-store";
import { mealPlaceOf } from "@morsel/application/meals/read-meals";
import type { MemoryState } from "../platform/state.ts";
import { activeRecords, makeMemoryVersionedStore, recordTable } from "../versioned-records/versioned-store.ts";

const table = recordTable<StoredMeal>();

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byName = (a: MealPlace, b: MealPlace): number => byText(a.key, b.key) || byText(a.id, b.id);
const byNewest = (a: MealPlace, b: MealPlace): number => Number(b.key) - Number(a.key) || byText(b.id, a.id);

export const makeMemoryMealStore = (state: MemoryState): MealStore => ({
  ...makeMemoryVersionedStore(state, table, MEAL_REFUSALS),
  meals: (member, { sort, limit, nameKey, after }) =>
    Effect.sync(() => {
      const order = sort === "name" ? byName : byNewest;
      return activeRecords(state, table, member)
        .map((meal) => ({ meal, place: mealPlaceOf(meal, sort) }))
        .filter(({ meal }) => nameKey === undefined || mealNameKey(meal.name).includes(nameKey))
        .filter(({ place }) => after === undefined || order(after, place) < 0)
        .toSorted((a, b) => order(a.place, b.place))
        .slice(0, limit)
        .map(({ meal }) => meal);
    }),
  meal: (member, id) => Effect.sync(() => activeRecords(state, table, member).find((meal) => meal.id === id)),
});
