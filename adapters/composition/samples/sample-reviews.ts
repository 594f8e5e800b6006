import type { Instant } from "@morsel/domain/calendar";
import { checkOwnFood, foodOfOwn, type FoodId, type OwnFoodDraft } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { Clock } from "@morsel/application/platform/clock";
import * as Effect from "effect/Effect";
import type { MemoryWorld } from "../memory-world.ts";

const CAKE: OwnFoodDraft = {
  description: "Plum cake",
  brand: "Corner bakery",
  barcode: "4006381333931",
  basis: "eu",
  per: "100g",
  // Energy in kilojoules, as it happens.
  facts: { energy: 1215, fat: 9, carbohydrates: 46, sugar: 24, protein: 4.5, fiber: 2 },
  servings: [{ label: "1 piece", amount: 120, unit: "g" }],
};
const BANANA: OwnFoodDraft = {
  description: "Banana",
  basis: "us",
  per: "100g",
  facts: { energy: 94, fat: 0.3, carbohydrates: 22.8, sugar: 12.2, protein: 1.1, fiber: 2.6 },
  servings: [],
};

/** W710: a food that nobody has, and a correction, both waiting. */
export const setUpSampleReviews = Effect.fnUntraced(function* (world: MemoryWorld, member: MemberId) {
  const now = yield* world.get(Clock).now;
  const foods = [
    { id: "019cdb02-0000-7000-8000-000000007100" as FoodId, draft: CAKE },
    { id: "sr28-09040" as FoodId, draft: BANANA },
  ];
  for (const [n, { id, draft }] of foods.entries()) {
    const made = checkOwnFood(draft);
    if (!made.ok) continue;
    const food = foodOfOwn(id, made.value, yield* world.get(FoodCatalogue).byId(id));
    const changedAt = (now - (2 - n) * 3_600_000) as Instant;
    const own = { food, draft, version: 1, changedAt, isDeleted: false };
    yield* Effect.orDie(world.get(OwnFoodStore).save(member, own));
    yield* Effect.orDie(world.get(OwnFoodStore).submit(member, id, 1, { state: "pending", at: changedAt }));
  }
});
