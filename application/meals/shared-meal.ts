import {
  mealFacts,
  mealItemNow,
  QUICK_ADD_NAME_MAX,
  savedMealOf,
  type MealId,
  type MealItem,
  type MealItemNow,
} from "@morsel/domain/diary";
import type { Food, FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { FoodCatalogue } from "../foods/food-catalogue.ts";
import type { MailLinks } from "../mail/mail-links.ts";
import { foodsOf, type MemberFoods } from "../foods/member-foods.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { MealShareStore } from "./meal-share-store.ts";
import type { MealStore } from "./meal-store.ts";
import { mealNow, type MealNow } from "./meals-now.ts";

/** A meal as its link shows it. */
export type SharedMeal = Pick<MealNow, "name" | "items">;

/** The link leads to nothing: it was taken back, or never given. */
export type SharedMealNotFound = { readonly _tag: "SharedMealNotFound" };

type SharedMealPorts = {
  readonly meals: MealStore;
  readonly shares: MealShareStore;
  readonly links: MailLinks;
  readonly catalogue: FoodCatalogue;
  readonly foods: MemberFoods;
  readonly clock: Clock;
};

type Foods = ReadonlyMap<FoodId, Food>;

const byId = (foods: readonly Food[]): Foods => new Map(foods.map((food) => [food.id, food]));

/**
 * W288: an item as others see it. A food of the catalogue is that food, with the catalogue's figures; a food of the owner's own is a
 * name and what so much of it holds, and nothing leads to it.
 */
export const sharedItem = (item: MealItem, catalogue: Foods, own: Foods): MealItemNow => {
  if (item.foodId === undefined || catalogue.has(item.foodId)) return mealItemNow(item, catalogue);
  const now = mealItemNow(item, own);
  return {
    description: [...now.description].slice(0, QUICK_ADD_NAME_MAX).join("").trim(),
    facts: mealFacts([now]).facts,
  };
};

const notFound = Effect.fail<SharedMealNotFound>({ _tag: "SharedMealNotFound" });

/** W289: a copy is the copying member's own meal, without a reference to its source; the same id again is the same meal (W60). */
export const makeSharedMeals = ({ meals, shares, links, catalogue, foods, clock }: SharedMealPorts) => {
  const sharedMeal = Effect.fn("SharedMeal")(function* (
    token: string,
  ): Effect.fn.Return<SharedMeal, SharedMealNotFound> {
    const found = yield* shares.byHash(links.hashOf(token));
    const meal = found && (yield* meals.meal(found.member, found.meal));
    if (found === undefined || meal === undefined) return yield* notFound;
    const ids = [...new Set(meal.items.flatMap(({ foodId }) => foodId ?? []))];
    const known = byId(yield* catalogue.byIds(ids));
    const own = byId(
      yield* foods.byIds(
        found.member,
        ids.filter((id) => !known.has(id)),
      ),
    );
    return { name: meal.name, items: meal.items.map((item) => sharedItem(item, known, own)) };
  });
  return {
    sharedMeal,
    copySharedMeal: Effect.fn("CopySharedMeal")(function* (request: {
      readonly member: MemberId;
      readonly id: MealId;
      readonly token: string;
    }): Effect.fn.Return<MealNow, SharedMealNotFound> {
      const { member, id, token } = request;
      const { name, items } = yield* sharedMeal(token);
      // It was a meal, and its name and items stay as many: it is one.
      const made = yield* Effect.orDie(fromResult(savedMealOf(name, items)));
      const meal = { ...made, id, version: 1, createdAt: yield* clock.now };
      return yield* mealNow(foodsOf(foods, member), yield* meals.create(member, meal));
    }),
  };
};
