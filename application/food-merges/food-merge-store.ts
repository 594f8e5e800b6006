import type { AuditEntry } from "@morsel/domain/admin";
import type { Food, FoodId, Gtin } from "@morsel/domain/foods";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { FoodMergeOutdated } from "./refusals.ts";

/** One food that others published, merged into another; its id is that of the act. */
export type FoodMerge = {
  readonly id: string;
  readonly food: FoodId;
  readonly name: string;
  readonly barcode?: Gtin;
  readonly kept: FoodId;
  readonly keptName: string;
  readonly at: number;
  readonly isUndone: boolean;
};
export type MergePlace = { readonly at: number; readonly id: string };

/** Asked by admins alone. */
export interface FoodMergeStore {
  /** Foods that members published, in the order of ids. */
  readonly published: (query: { readonly limit: number; readonly after?: FoodId }) => Effect.Effect<readonly Food[]>;
  /** W791: refused where the food is not published any more, or what it is merged into was merged itself. */
  readonly merge: (merge: FoodMerge, entry: AuditEntry) => Effect.Effect<void, FoodMergeOutdated>;
  readonly merged: (id: string) => Effect.Effect<FoodMerge | undefined>;
  /** The newest first. */
  readonly merges: (query: {
    readonly limit: number;
    readonly after?: MergePlace;
  }) => Effect.Effect<readonly FoodMerge[]>;
  /** W792: refused where it is undone, or something stands under the id again. */
  readonly undo: (merge: FoodMerge, entry: AuditEntry) => Effect.Effect<void, FoodMergeOutdated>;
}

export const FoodMergeStore = token<FoodMergeStore>("FoodMergeStore");
