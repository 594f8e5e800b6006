import type { Food, FoodId, ReviewVerdict, StoredOwnFood } from "@morsel/domain/foods";
import type { Effect } from "effect";
import type { Listed } from "../../admin/client/admin-client.ts";
import type { AdminEntryNeeded } from "../../admin/refusals.ts";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { FoodDecision } from "../food-review-store.ts";
import type { Beside } from "../nearest-food.ts";
import type { FoodDecisionNotFound, FoodDecisionOutdated, FoodReviewOutdated } from "../refusals.ts";

type Closed = AdminEntryNeeded | FieldRefused | RetryableRefusal;
/** `id` makes a repeat harmless. */
type Act = { readonly id: string; readonly reason: string };

/** A food that waits, of a member by id, beside what it is compared with. */
export type ShownReview = {
  readonly member: string;
  readonly own: StoredOwnFood;
  readonly beside?: { readonly why: Beside["why"]; readonly food: Food };
};
export type ShownDecision = Pick<FoodDecision, "id" | "name" | "verdict" | "at" | "isUndone">;

/** The review of members' foods, as the page of admins asks for it. */
export interface FoodReviewClient {
  readonly waiting: (cursor: string | undefined) => Effect.Effect<Listed<ShownReview>, Closed>;
  readonly decisions: (cursor: string | undefined) => Effect.Effect<Listed<ShownDecision>, Closed>;
  readonly decide: (
    act: Act & {
      readonly member: string;
      readonly food: FoodId;
      readonly version: number;
      readonly verdict: ReviewVerdict;
    },
  ) => Effect.Effect<void, FoodReviewOutdated | Closed>;
  readonly undo: (
    act: Act & { readonly decision: string },
  ) => Effect.Effect<void, FoodDecisionNotFound | FoodDecisionOutdated | Closed>;
}

export const FoodReviewClient = token<FoodReviewClient>("FoodReviewClient");
