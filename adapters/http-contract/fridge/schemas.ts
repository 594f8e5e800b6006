import { HOUSEHOLD_PEOPLE } from "@morsel/domain/household";
import { RECIPE_LIMITS } from "@morsel/domain/recipes";
import * as Schema from "effect/Schema";
import { Entry } from "../diary/schemas.ts";
import { Food } from "../foods/foods.ts";
import {
  Amount,
  CalendarDate,
  EntryId,
  FoodId,
  InstantText,
  Meal,
  ServingId,
  TimeOfDay,
  Uuid,
  Version,
} from "../shared/primitives.ts";

const upTo = (max: number) =>
  Schema.Finite.check(
    Schema.isGreaterThan(0, { expected: "a number above 0" }),
    Schema.isLessThanOrEqualTo(max, { expected: `a number up to ${max}` }),
  );

/** A dish as it was cooked, and how many grams of it are left. */
export const Dish = Schema.Struct({
  id: Schema.String,
  food: Food,
  cooked_on: Schema.String,
  cooked_at: InstantText,
  /** Absent when the cook has left. */
  cook: Schema.optionalKey(Schema.String),
  grams: Schema.Finite,
  left: Schema.Finite,
  thrown_away: Schema.Boolean,
  version: Schema.Int,
}).annotate({ identifier: "FridgeDish" });
export type WireDish = typeof Dish.Encoded;

/** A portion given to the member, who has not accepted it yet. */
const Waiting = Schema.Struct({
  id: Schema.String,
  dish: Schema.String,
  entry: Entry,
  by: Schema.optionalKey(Schema.String),
});

export const Fridge = Schema.Struct({ dishes: Schema.Array(Dish), waiting: Schema.Array(Waiting) }).annotate({
  identifier: "Fridge",
});
export type WireFridge = typeof Fridge.Encoded;

const sure = Schema.optionalKey(
  Schema.Boolean.annotate({ description: "That so much was eaten, though there is less." }),
);

const Portion = Schema.Struct({ id: EntryId, member: Uuid, amount: Amount, serving: ServingId });

/** The ids, of the dish and of each entry, make repeats harmless. */
export const SplitPayload = Schema.Struct({
  id: Uuid,
  food_id: FoodId,
  /** How many of the food's servings were cooked, and what they weigh together. */
  servings: upTo(RECIPE_LIMITS.servings),
  grams: upTo(RECIPE_LIMITS.grams),
  date: CalendarDate,
  meal: Meal,
  portions: Schema.Array(Portion).check(
    Schema.isMaxLength(HOUSEHOLD_PEOPLE, { expected: `at most ${HOUSEHOLD_PEOPLE} portions` }),
  ),
  sure,
});
export type WireSplit = typeof SplitPayload.Encoded;

export const TakePayload = Schema.Struct({
  id: EntryId,
  version: Version,
  amount: Amount,
  serving: ServingId,
  date: CalendarDate,
  meal: Meal,
  time: Schema.optionalKey(TimeOfDay),
  sure,
});
export type WireTake = typeof TakePayload.Encoded;

export const ThrownPayload = Schema.Struct({ version: Version, thrown_away: Schema.Boolean });
