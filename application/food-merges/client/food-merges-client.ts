import type { DuplicateReason, Food, FoodId } from "@morsel/domain/foods";
import type { Effect } from "effect";
import type { Listed } from "../../admin/client/admin-client.ts";
import type { AdminEntryNeeded } from "../../admin/refusals.ts";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { FoodMerge } from "../food-merge-store.ts";
import type { FoodMergeNotFound, FoodMergeOutdated } from "../refusals.ts";

type Closed = AdminEntryNeeded | FieldRefused | RetryableRefusal;
/** `id` makes a repeat harmless. */
type Act = { readonly id: string; readonly reason: string };

export type ShownDuplicate = { readonly food: Food; readonly like: Food; readonly why: DuplicateReason };
export type ShownMerge = Pick<FoodMerge, "id" | "name" | "keptName" | "at" | "isUndone">;

/** Merges of foods, as the page of admins asks for them. */
export interface FoodMergesClient {
  readonly duplicates: (cursor: string | undefined) => Effect.Effect<Listed<ShownDuplicate>, Closed>;
  readonly merges: (cursor: string | undefined) => Effect.Effect<Listed<ShownMerge>, Closed>;
  readonly merge: (
    act: Act & { readonly food: FoodId; readonly into: FoodId },
  ) => Effect.Effect<void, FoodMergeOutdated | Closed>;
  readonly undo: (
    act: Act & { readonly merge: string },
  ) => Effect.Effect<void, FoodMergeNotFound | FoodMergeOutdated | Closed>;
}

export const FoodMergesClient = token<FoodMergesClient>("FoodMergesClient");
