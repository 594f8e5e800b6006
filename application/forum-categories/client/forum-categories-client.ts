import type { Category, CategoryRefused, CategoryWish } from "@morsel/domain/forum";
import type { Effect } from "effect";
import type { AdminEntryNeeded } from "../../admin/refusals.ts";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";

type Closed = AdminEntryNeeded | RetryableRefusal;
export type TooManyCategories = Extract<CategoryRefused, { readonly _tag: "TooManyCategories" }>;

/** The forum's categories, as the page of admins asks for them. */
export interface ForumCategoriesClient {
  readonly list: Effect.Effect<readonly Category[], Closed>;
  /** `id` makes a repeat harmless. */
  readonly save: (act: {
    readonly id: string;
    readonly reason: string;
    readonly category: CategoryWish;
  }) => Effect.Effect<void, FieldRefused | TooManyCategories | Closed>;
}

export const ForumCategoriesClient = token<ForumCategoriesClient>("ForumCategoriesClient");
