import { BESIDE } from "@morsel/application/food-review/nearest-food";
import { isFoodId, REVIEW_VERDICTS } from "@morsel/domain/foods";
import * as Schema from "effect/Schema";
import { MemberIdText } from "../admin/schemas.ts";
import { Food } from "../foods/foods.ts";
import { OwnFood } from "../own-foods/schemas.ts";
import { InstantText, PageLimit, textUpTo, Uuid, Version } from "../shared/primitives.ts";

export const ReviewsQuery = { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(300)) };

/** A food that waits, and what it is compared with: what is published under it, what it corrects, or a food that is alike. */
const FoodReview = Schema.Struct({
  member: Schema.String,
  own: OwnFood,
  beside: Schema.optionalKey(Schema.Struct({ why: Schema.Literals(BESIDE), food: Food })),
}).annotate({ identifier: "FoodReview" });

/** The longest wait comes first. */
export const FoodReviews = Schema.Struct({
  items: Schema.Array(FoodReview),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "FoodReviews" });
export type WireFoodReviews = typeof FoodReviews.Encoded;

const Verdict = Schema.Literals(REVIEW_VERDICTS);

/** Answers to foods that waited, the newest first. */
export const FoodDecisions = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      name: Schema.String,
      verdict: Verdict,
      at: InstantText,
      is_undone: Schema.Boolean,
    }),
  ),
  next: Schema.NullOr(Schema.String),
}).annotate({ identifier: "FoodDecisions" });
export type WireFoodDecisions = typeof FoodDecisions.Encoded;

/** Longer than what is accepted, so that the rule can say by how much; bounded all the same. */
const act = { id: Uuid, reason: textUpTo(2000) };

export const DecideFoodPayload = Schema.Struct({
  ...act,
  member: MemberIdText,
  food: Schema.String.pipe(Schema.refine(isFoodId, { expected: "the id of a food" })),
  /** The version that was seen. */
  version: Version,
  verdict: Verdict,
});

/** `decision` is the id of the act that answered. */
export const UndoDecisionPayload = Schema.Struct({ ...act, decision: Uuid });
