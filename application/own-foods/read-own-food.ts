import * as Effect from "effect/Effect";
import type { Instant } from "@morsel/domain/calendar";
import type { Food, FoodId, OwnFoodDraft, OwnFoodNotFound, StoredOwnFood } from "@morsel/domain/foods";
import { inBasis, storedBasis } from "@morsel/domain/nutrition";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import type { FoodCatalogue } from "../foods/food-catalogue.ts";
import type { OwnFoodStore } from "./own-food-store.ts";

const MOST = { description: 100, brand: 60, label: 60, servings: 20 } as const;

/** A food of whatever source as one of one's own: what it has too much of is left out. */
export const draftOfFood = (food: Food): OwnFoodDraft => ({
  description: food.description.slice(0, MOST.description),
  ...(food.brand === undefined ? {} : { brand: food.brand.slice(0, MOST.brand) }),
  ...(food.barcode === undefined ? {} : { barcode: food.barcode }),
  basis: food.basis,
  facts: inBasis(food.nutrients, storedBasis(food.nutrients, food.basis), food.basis),
  per: "100g",
  servings: food.servings
    .filter(({ label }) => label.length <= MOST.label)
    .slice(0, MOST.servings)
    .map(({ id, label, grams }) => ({ id, label, amount: grams, unit: "g" as const })),
});

export type ReadOwnFood = (asked: {
  readonly member: MemberId;
  readonly id: FoodId;
}) => Effect.Effect<StoredOwnFood, OwnFoodNotFound>;

/**
 * Food to edit: an own food, also a deleted one, or a correction; without either the catalogue's food as a correction of it would begin, in
 * the last stored version, 0 before the first.
 */
export const makeReadOwnFood = (ports: {
  readonly own: Pick<OwnFoodStore, "ownFood">;
  readonly foods: FoodCatalogue;
}): ReadOwnFood =>
  Effect.fn("ReadOwnFood")(function* ({ member, id }) {
    const own = yield* ports.own.ownFood(member, id);
    if (own !== undefined && (isUuid(id) || !own.isDeleted)) return own;
    const food = yield* ports.foods.byId(id);
    if (food === undefined) return yield* Effect.fail<OwnFoodNotFound>({ _tag: "OwnFoodNotFound", id });
    const { version, changedAt } = own ?? { version: 0, changedAt: 0 as Instant };
    return { food, draft: draftOfFood(food), version, changedAt, isDeleted: true };
  });
