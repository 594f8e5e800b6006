import type { FoodReviewClient } from "@morsel/application/food-review/client/food-review-client";
import { REASON_LENGTH } from "@morsel/domain/admin";
import { type ApiClient, done } from "../shared/call.ts";
import { readDecisions, readReviews } from "./codec.ts";
import * as calls from "./food-review-calls.ts";

/** Longer than what is accepted, so that the refusal says by how much. */
const reasonOf = (reason: string): string => reason.slice(0, REASON_LENGTH.max * 2);

export const foodReviewClient = ({ call }: ApiClient): FoodReviewClient => ({
  waiting: (cursor) => call(calls.waitingFoods, { query: { cursor } }, readReviews),
  decisions: (cursor) => call(calls.foodDecisions, { query: { cursor } }, readDecisions),
  decide: ({ id, reason, member, food, version, verdict }) =>
    call(calls.decideFood, { payload: { id, reason: reasonOf(reason), member, food, version, verdict } }, done),
  undo: ({ id, reason, decision }) =>
    call(calls.undoFoodDecision, { payload: { id, reason: reasonOf(reason), decision } }, done),
});
