import type { FoodMergesClient } from "@morsel/application/food-merges/client/food-merges-client";
import { REASON_LENGTH } from "@morsel/domain/admin";
import { type ApiClient, done } from "../shared/call.ts";
import { readDuplicates, readMerges } from "./codec.ts";
import * as calls from "./food-merges-calls.ts";

/** Longer than what is accepted, so that the refusal says by how much. */
const reasonOf = (reason: string): string => reason.slice(0, REASON_LENGTH.max * 2);

export const foodMergesClient = ({ call }: ApiClient): FoodMergesClient => ({
  duplicates: (cursor) => call(calls.duplicateFoods, { query: { cursor } }, readDuplicates),
  merges: (cursor) => call(calls.foodMerges, { query: { cursor } }, readMerges),
  merge: ({ id, reason, food, into }) =>
    call(calls.mergeFoods, { payload: { id, reason: reasonOf(reason), food, into } }, done),
  undo: ({ id, reason, merge }) =>
    call(calls.undoFoodMerge, { payload: { id, reason: reasonOf(reason), merge } }, done),
});
