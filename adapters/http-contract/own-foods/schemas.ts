import { isEntryId } from "@morsel/domain/diary";
import { FACTS_PER, isFoodId } from "@morsel/domain/foods";
import * as Schema from "effect/Schema";
import { Food } from "../foods/foods.ts";
import { NutritionalContents } from "../shared/contents.ts";
import { InstantText, ServingId, textUpTo, Version } from "../shared/primitives.ts";

/** Texts longer than any rule allows are refused before the rules run. */
const Text = textUpTo(2000);

const DraftServing = Schema.Struct({
  /** That of the serving before an edit. */
  id: Schema.optionalKey(ServingId),
  label: Text,
  amount: Schema.Finite,
  unit: Schema.Literals(["g", "ml"]),
});

/** A food as it is typed; the figures are of 100 g, of 100 ml or of the first serving. */
const draftFields = {
  description: Text,
  brand: Schema.optionalKey(Text),
  /** Digits as typed or scanned. */
  barcode: Schema.optionalKey(Text),
  basis: Schema.Literals(["us", "eu"]),
  per: Schema.Literals(FACTS_PER),
  /** Density; needed for figures or servings of millilitres. */
  grams_per_ml: Schema.optionalKey(Schema.Finite),
  servings: Schema.Array(DraftServing).check(Schema.isMaxLength(50, { expected: "at most 50 servings" })),
  nutritional_contents: NutritionalContents,
};

export const Draft = Schema.Struct(draftFields).annotate({ identifier: "OwnFoodDraft" });
export type WireDraft = typeof Draft.Encoded;

/** Review state of a food offered to everybody; absent while it is its member's alone. */
const Submission = Schema.Struct({
  state: Schema.Literals(["pending", "accepted", "declined", "returned"]),
  at: InstantText,
  reason: Schema.optionalKey(Schema.String),
});

/** A food of one's own, or under the id of a food of the catalogue what was corrected of it. */
export const OwnFood = Schema.Struct({
  food: Food,
  draft: Draft,
  version: Schema.Int,
  changed_at: InstantText,
  is_deleted: Schema.Boolean,
  submission: Schema.optionalKey(Submission),
}).annotate({ identifier: "OwnFood" });
export type WireOwnFood = typeof OwnFood.Encoded;

export const OwnFoodPage = Schema.Struct({ items: Schema.Array(OwnFood), next: Schema.NullOr(Schema.String) });
export type WireOwnFoodPage = typeof OwnFoodPage.Encoded;

export const EditCounts = Schema.Struct({ all: Schema.Int, from_today: Schema.Int });
export type WireEditCounts = typeof EditCounts.Encoded;

/** `reach` of an edit: entries from today on, past ones too, or one entry alone while the food stays as it is. */
export const SaveOwnFoodPayload = Schema.Struct({
  ...draftFields,
  version: Version,
  reach: Schema.optionalKey(Schema.Literals(["from-today", "past-too"])),
  entry_id: Schema.optionalKey(Schema.String.pipe(Schema.refine(isEntryId, { expected: "a UUID in lower case" }))),
});
export type SavePayload = typeof SaveOwnFoodPayload.Type;

/** `own` is absent where one entry alone was edited; `entries` counts those that changed. */
export const FoodEdited = Schema.Struct({ own: Schema.optionalKey(OwnFood), entries: Schema.Int });
export type WireFoodEdited = typeof FoodEdited.Encoded;

/** As many as can be ticked at once. */
const MOST_IDS = 100;
const FoodId = Schema.String.pipe(Schema.refine(isFoodId, { expected: "the id of a food" }));

export const FoodIdsPayload = Schema.Struct({
  ids: Schema.Array(FoodId).check(
    Schema.isMinLength(1, { expected: `1 to ${MOST_IDS} ids` }),
    Schema.isMaxLength(MOST_IDS, { expected: `1 to ${MOST_IDS} ids` }),
  ),
});

export const FoodIds = Schema.Struct({ ids: Schema.Array(Schema.String) });
export type WireFoodIds = typeof FoodIds.Encoded;
