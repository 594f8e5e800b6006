import type { Instant } from "../calendar/index.ts";
import type { Food, FoodId } from "./food.ts";
import type { OwnFoodDraft } from "./own-food.ts";
import type { Submission } from "./submission.ts";

/** A member's own food, or under the id of a food of the catalogue what the member corrected of it (F28). */
export type StoredOwnFood = {
  readonly food: Food;
  /** As it was typed. */
  readonly draft: OwnFoodDraft;
  /** 1 when saved, one more with each change. */
  readonly version: number;
  readonly changedAt: Instant;
  readonly isDeleted: boolean;
  readonly submission?: Submission;
};

export type OwnFoodNotFound = { readonly _tag: "OwnFoodNotFound"; readonly id: FoodId };
/** It changed elsewhere since it was read; nothing was written. */
export type OwnFoodVersionConflict = { readonly _tag: "OwnFoodVersionConflict"; readonly current: StoredOwnFood };
export type OwnFoodsAreFull = { readonly _tag: "OwnFoodsAreFull"; readonly limit: number };

export const OWN_FOOD_SORTS = ["newest", "name"] as const;
export type OwnFoodSort = (typeof OWN_FOOD_SORTS)[number];
