import type { AuditEntry } from "@morsel/domain/admin";
import type { Food, FoodId, PackedRow, ReviewVerdict, StoredOwnFood, Submission } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { FoodDecisionOutdated, FoodReviewOutdated } from "./refusals.ts";

export type WaitingFood = { readonly member: MemberId; readonly own: StoredOwnFood };
export type WaitingPlace = { readonly at: number; readonly member: MemberId; readonly id: FoodId };

/** One answer to a food that waited; its id is that of the act. */
export type FoodDecision = {
  readonly id: string;
  readonly member: MemberId;
  readonly food: FoodId;
  readonly version: number;
  /** Name of the food at that time. */
  readonly name: string;
  readonly verdict: ReviewVerdict;
  readonly at: number;
  readonly waitedSince: number;
  readonly isUndone: boolean;
};
export type DecisionPlace = { readonly at: number; readonly id: string };

/** Asked by admins alone: each method may read foods of all members. */
export interface FoodReviewStore {
  /** W710 */
  readonly waiting: (query: {
    readonly limit: number;
    readonly after?: WaitingPlace;
  }) => Effect.Effect<readonly WaitingFood[]>;
  /** Published foods under these ids, also while their source is off. */
  readonly published: (ids: readonly FoodId[]) => Effect.Effect<readonly Food[]>;
  /** W711: refused where the food does not wait in this version; `row` is what is published. */
  readonly decide: (
    decision: FoodDecision,
    submission: Submission,
    row: PackedRow | undefined,
    entry: AuditEntry,
  ) => Effect.Effect<void, FoodReviewOutdated>;
  readonly decision: (id: string) => Effect.Effect<FoodDecision | undefined>;
  /** The newest first. */
  readonly decisions: (query: {
    readonly limit: number;
    readonly after?: DecisionPlace;
  }) => Effect.Effect<readonly FoodDecision[]>;
  /** W713 */
  readonly undo: (decision: FoodDecision, entry: AuditEntry) => Effect.Effect<void, FoodDecisionOutdated>;
}

export const FoodReviewStore = token<FoodReviewStore>("FoodReviewStore");
