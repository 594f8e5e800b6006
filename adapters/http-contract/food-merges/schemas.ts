import { isFoodId } from "@morsel/domain/foods";
import * as Schema from "effect/Schema";
import { Food } from "../foods/foods.ts";
import { InstantText, PageLimit, textUpTo, Uuid } from "../shared/primitives.ts";

export const MergesQuery = { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(300)) };

/** Foods that members published, each beside one that may be the same. A page may be empty and be followed by another. */
export const DuplicateFoods = Schema.Struct({
  items: Schema.Array(Schema.Struct({ food: Food, like: Food, why: Schema.Literals(["barcode", "name"]) })),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "DuplicateFoods" });
export type WireDuplicateFoods = typeof DuplicateFoods.Encoded;

/** The newest first. */
export const FoodMerges = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      name: Schema.String,
      kept_name: Schema.String,
      at: InstantText,
      is_undone: Schema.Boolean,
    }),
  ),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "FoodMerges" });
export type WireFoodMerges = typeof FoodMerges.Encoded;

/** Longer than what is accepted, so that the rule can say by how much; bounded all the same. */
const act = { id: Uuid, reason: textUpTo(2000) };
const FoodIdText = Schema.String.pipe(Schema.refine(isFoodId, { expected: "the id of a food" }));

export const MergeFoodsPayload = Schema.Struct({ ...act, food: FoodIdText, into: FoodIdText });

/** `merge` is the id of the act that merged. */
export const UndoMergePayload = Schema.Struct({ ...act, merge: Uuid });
