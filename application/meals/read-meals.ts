import * as Effect from "effect/Effect";
import {
  isMealId,
  mealNameKey,
  type MealId,
  type MealNotFound,
  type MealSort,
  type StoredMeal,
} from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { foodsOf, type MemberFoods } from "../foods/member-foods.ts";
import { cursorOf, keyOfCursor } from "../platform/cursor-key.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { readPage } from "../platform/paging.ts";
import type { MealPlace, MealStore } from "./meal-store.ts";
import { mealNow, mealsNow, type MealNow } from "./meals-now.ts";

/** `next` leads to the page behind; absent on the last one. */
export type MealPage = { readonly meals: readonly MealNow[]; readonly next?: string };

export type ReadMeals = (request: {
  readonly member: MemberId;
  readonly sort: MealSort;
  readonly limit: number;
  readonly text?: string;
  readonly cursor?: string;
}) => Effect.Effect<MealPage, FieldRefused>;

export type ReadMeal = (request: {
  readonly member: MemberId;
  readonly id: MealId;
}) => Effect.Effect<MealNow, MealNotFound>;

type Ports = { readonly meals: MealStore; readonly foods: MemberFoods };

const ID_LENGTH = 36;

/** Sort key of a list, newest first or by name; equal ones are sorted by id. */
export const mealPlaceOf = ({ id, name, createdAt }: StoredMeal, sort: MealSort): MealPlace => ({
  key: sort === "name" ? mealNameKey(name) : String(createdAt),
  id,
});

const placeIn = (cursor: string, sort: MealSort): MealPlace | undefined => {
  const key = keyOfCursor(cursor.slice(0, -ID_LENGTH - 1), sort);
  const id = cursor.slice(-ID_LENGTH);
  return isMealId(id) && key !== undefined && cursor.at(-ID_LENGTH - 1) === "." ? { key, id } : undefined;
};

/** W63: a cursor names the last meal of the page before, so that one saved meanwhile moves nothing. */
export const makeReadMeals = (ports: Ports): ReadMeals =>
  Effect.fn("ReadMeals")(function* ({ member, sort, limit, text = "", cursor }) {
    const nameKey = mealNameKey(text);
    const { items, ...next } = yield* readPage({
      limit,
      cursor,
      placeIn: (given) => placeIn(given, sort),
      read: (query) => ports.meals.meals(member, { sort, ...query, ...(nameKey === "" ? {} : { nameKey }) }),
      cursorOf: (last) => cursorOf(mealPlaceOf(last, sort)),
    });
    return { meals: yield* mealsNow(foodsOf(ports.foods, member), items), ...next };
  });

export const makeReadMeal = ({ meals, foods }: Ports): ReadMeal =>
  Effect.fn("ReadMeal")(function* ({ member, id }) {
    const meal = yield* meals.meal(member, id);
    return meal === undefined
      ? yield* Effect.fail<MealNotFound>({ _tag: "MealNotFound", id })
      : yield* mealNow(foodsOf(foods, member), meal);
  });
