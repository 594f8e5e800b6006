import { isMealId, isMealName, LOG_LIMIT, MEAL_NAME_MAX } from "@morsel/domain/diary";
import * as Schema from "effect/Schema";
import { itemFields, requireOneShape } from "../diary/log-fields.ts";
import { NutritionalContents } from "../shared/contents.ts";
import { Meal, Serving, textUpTo, Version } from "../shared/primitives.ts";

export const MealId = Schema.String.pipe(
  Schema.refine(isMealId, { expected: "a UUID in lower case", description: "Made by whoever saves the meal." }),
);

/** A food with its amount, and its figures per 100 g as they are now; or a quick add, with all that it holds. */
const Item = Schema.Struct({
  food_id: Schema.optionalKey(Schema.String),
  description: Schema.String,
  brand: Schema.optionalKey(Schema.String),
  amount: Schema.optionalKey(Schema.Finite),
  serving: Schema.optionalKey(Serving),
  per_100g: Schema.optionalKey(NutritionalContents),
  /** The part that no longer exists, so that this item cannot be logged. */
  gone: Schema.optionalKey(Schema.Literals(["food", "serving"])),
  nutritional_contents: Schema.optionalKey(NutritionalContents),
}).annotate({ identifier: "SavedMealItem" });
export type WireMealItem = typeof Item.Encoded;

export const SavedMeal = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  /** The slot in which it was remembered. */
  meal: Schema.optionalKey(Meal),
  version: Schema.Int,
  items: Schema.Array(Item),
}).annotate({ identifier: "SavedMeal" });
export type WireMeal = typeof SavedMeal.Encoded;

/** Last part of a shared meal's link. */
export const ShareToken = textUpTo(80);

/** Without a token the meal is not shared. */
export const MealLink = Schema.Struct({ token: Schema.optionalKey(Schema.String) });

/** A meal as its link shows it: an own food of its owner is a name and the nutrition of that amount. */
export const SharedMeal = Schema.Struct({ name: Schema.String, items: Schema.Array(Item) }).annotate({
  identifier: "SharedMeal",
});
export type WireSharedMeal = typeof SharedMeal.Encoded;

export const CopyPayload = Schema.Struct({ id: MealId, token: ShareToken });

/** `next` is the cursor of the page behind, null on the last one. Of 100 g of a food only energy and macros are said. */
export const SavedMealPage = Schema.Struct({ items: Schema.Array(SavedMeal), next: Schema.NullOr(Schema.String) });
export type WireMealPage = typeof SavedMealPage.Encoded;

const Name = Schema.String.check(Schema.makeFilter(isMealName, { expected: `1 to ${MEAL_NAME_MAX} characters` }));

const ItemRequest = Schema.Struct(itemFields)
  .check(Schema.makeFilter(requireOneShape))
  .pipe(Schema.encodeKeys({ foodId: "food_id", serving: "unit", facts: "nutritional_contents" }));
export type ItemRequest = typeof ItemRequest.Type;

const Items = Schema.Array(ItemRequest).check(
  Schema.isMinLength(1, { expected: `1 to ${LOG_LIMIT} items` }),
  Schema.isMaxLength(LOG_LIMIT, { expected: `1 to ${LOG_LIMIT} items` }),
);

/** The id makes repeats harmless. */
export const SavePayload = Schema.Struct({ id: MealId, name: Name, meal: Schema.optionalKey(Meal), items: Items });

export const ChangePayload = Schema.Struct({
  version: Version,
  name: Schema.optionalKey(Name),
  items: Schema.optionalKey(Items),
});
