import * as Effect from "effect/Effect";
import {
  savedMealOf,
  type MealId,
  type SavedMeal,
  type SavedMealRefused,
  type MealNotFound,
  type StoredMeal,
} from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { foodsOf, type MemberFoods } from "../foods/member-foods.ts";
import { fromResult } from "../platform/from-result.ts";
import type { MealChange } from "./meal-requests.ts";
import { mealItemsOf, type MealItemsRefused } from "./meal-items.ts";
import type { MealStore } from "./meal-store.ts";
import { mealNow, type MealNow } from "./meals-now.ts";

/** The meal changed elsewhere since it was read; nothing was written. */
export type MealVersionConflict = { readonly _tag: "MealVersionConflict"; readonly current: MealNow };

export type ChangeMeal = (
  request: MealChange & { readonly member: MemberId; readonly id: MealId },
) => Effect.Effect<MealNow, SavedMealRefused | MealItemsRefused | MealNotFound | MealVersionConflict>;

const isSame = (one: SavedMeal, other: SavedMeal): boolean =>
  JSON.stringify([one.name, one.items]) === JSON.stringify([other.name, other.items]);

/** W61: a repeat succeeds whatever version was read: the answer to the first got lost. */
export const makeChangeMeal = (ports: { readonly meals: MealStore; readonly foods: MemberFoods }): ChangeMeal =>
  Effect.fn("ChangeMeal")(function* ({ member, id, version, name, items }) {
    const foods = foodsOf(ports.foods, member);
    const conflict = (current: StoredMeal) =>
      Effect.flatMap(mealNow(foods, current), (now) =>
        Effect.fail<MealVersionConflict>({ _tag: "MealVersionConflict", current: now }),
      );
    const current = yield* ports.meals.meal(member, id);
    if (current === undefined) return yield* Effect.fail<MealNotFound>({ _tag: "MealNotFound", id });
    const nextItems = items === undefined ? current.items : yield* mealItemsOf(foods, items, current.items);
    const next = { ...current, ...(yield* fromResult(savedMealOf(name ?? current.name, nextItems))) };
    if (isSame(current, next)) return yield* mealNow(foods, current);
    const changed = { ...next, version: version + 1 };
    yield* Effect.catchTag(ports.meals.save(member, changed), "StoredMealConflict", (lost) => conflict(lost.current));
    return yield* mealNow(foods, changed);
  });
