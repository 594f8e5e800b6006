import type { MealPlace, MealStore, StoredMeal } from "@morsel/application/meals/meal-store";
import { mealPlaceOf } from "@morsel/application/meals/read-meals";
import { mealNameKey, type MealId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";

type Kept = { readonly meal: StoredMeal; readonly isDeleted: boolean };

/** Of each member by id, the deleted meals among them. */
const mealTable = memoryTable(() => new Map<MemberId, Map<MealId, Kept>>());

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byName = (a: MealPlace, b: MealPlace): number => byText(a.key, b.key) || byText(a.id, b.id);
const byNewest = (a: MealPlace, b: MealPlace): number => Number(b.key) - Number(a.key) || byText(b.id, a.id);

/** Each method runs in one go, as a transaction would. */
export const makeMemoryMealStore = (state: MemoryState): MealStore => {
  const mealsOf = (member: MemberId): Map<MealId, Kept> => {
    const table = state.of(mealTable);
    const known = table.get(member) ?? new Map<MealId, Kept>();
    table.set(member, known);
    return known;
  };
  return {
    meals: (member, { sort, limit, nameKey, after }) =>
      Effect.sync(() => {
        const order = sort === "name" ? byName : byNewest;
        return [...mealsOf(member).values()]
          .flatMap(({ meal, isDeleted }) => (isDeleted ? [] : [{ meal, place: mealPlaceOf(meal, sort) }]))
          .filter(({ meal }) => nameKey === undefined || mealNameKey(meal.name).includes(nameKey))
          .filter(({ place }) => after === undefined || order(after, place) < 0)
          .toSorted((a, b) => order(a.place, b.place))
          .slice(0, limit)
          .map(({ meal }) => meal);
      }),

    meal: (member, id) =>
      Effect.sync(() => {
        const kept = mealsOf(member).get(id);
        return kept?.isDeleted === false ? kept.meal : undefined;
      }),

    save: (member, meal) =>
      Effect.sync(() => {
        const kept = mealsOf(member).get(meal.id) ?? { meal, isDeleted: false };
        mealsOf(member).set(meal.id, kept);
        return kept.meal;
      }),

    replace: (member, meal) =>
      Effect.suspend((): ReturnType<MealStore["replace"]> => {
        const kept = mealsOf(member).get(meal.id);
        if (kept === undefined || kept.isDeleted) return Effect.fail({ _tag: "MealNotFound" as const, id: meal.id });
        if (kept.meal.version !== meal.version - 1)
          return Effect.fail({ _tag: "StoredMealConflict" as const, current: kept.meal });
        mealsOf(member).set(meal.id, { meal, isDeleted: false });
        return Effect.void;
      }),

    mark: (member, id, { isDeleted }) =>
      Effect.suspend(() => {
        const kept = mealsOf(member).get(id);
        if (kept === undefined) return Effect.fail({ _tag: "MealNotFound" as const, id });
        mealsOf(member).set(id, { ...kept, isDeleted });
        return Effect.succeed(kept.meal);
      }),
  };
};
