import type { FoodId } from "../foods/index.ts";
import type { MemberId } from "../identity/index.ts";

export type SharesAreFull = { readonly _tag: "SharesAreFull"; readonly limit: number };

export const SHARED_KINDS = ["food", "recipe"] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** Whose it is, and what. */
export type SharedThing = { readonly owner: MemberId; readonly kind: SharedKind; readonly id: FoodId };

/** More than anybody looks through. */
export const SHARES_LIMIT = 1000;
