import type {
  FoodId,
  OwnFoodDraft,
  SubmissionRefused,
  OwnFoodNotFound,
  OwnFoodsAreFull,
  OwnFoodSort,
  OwnFoodVersionConflict,
  StoredOwnFood,
} from "@morsel/domain/foods";
import type { Effect } from "effect";
import type { FoodNotFound } from "../../foods/food-catalogue.ts";
import type { EntryNotFound, EntryVersionConflict } from "../../diary/diary-store.ts";
import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { OwnFoodPage } from "../read-own-foods.ts";
import type { EditReachRequest, FoodEdited } from "../save-own-food.ts";
import type { EditCounts } from "../use-cases.ts";

export type OwnFoodListQuery = { readonly sort: OwnFoodSort; readonly text: string; readonly cursor?: string };

export type OwnFoodSave = {
  /** The version that was read; 0 for a new one. */
  readonly version: number;
  readonly draft: OwnFoodDraft;
  readonly reach: EditReachRequest;
};

/** A member's own foods as they see them. */
export interface OwnFoodsClient {
  readonly ownFoods: (query: OwnFoodListQuery) => Effect.Effect<OwnFoodPage, FieldRefused | RetryableRefusal>;
  readonly ownFood: (id: FoodId) => Effect.Effect<StoredOwnFood, OwnFoodNotFound | RetryableRefusal>;
  readonly counts: (id: FoodId) => Effect.Effect<EditCounts, FoodNotFound | RetryableRefusal>;
  readonly save: (
    id: FoodId,
    save: OwnFoodSave,
  ) => Effect.Effect<
    FoodEdited,
    | OwnFoodNotFound
    | OwnFoodVersionConflict
    | OwnFoodsAreFull
    | FoodNotFound
    | EntryNotFound
    | EntryVersionConflict
    | FieldRefused
    | RetryableRefusal
  >;
  /** Answers those that are known. */
  readonly remove: (ids: readonly FoodId[]) => Effect.Effect<readonly FoodId[], OwnFoodsAreFull | RetryableRefusal>;
  readonly restore: (ids: readonly FoodId[]) => Effect.Effect<readonly FoodId[], OwnFoodsAreFull | RetryableRefusal>;
  readonly submit: (
    id: FoodId,
  ) => Effect.Effect<StoredOwnFood, OwnFoodNotFound | OwnFoodVersionConflict | SubmissionRefused | RetryableRefusal>;
  readonly withdraw: (
    id: FoodId,
  ) => Effect.Effect<StoredOwnFood, OwnFoodNotFound | OwnFoodVersionConflict | SubmissionRefused | RetryableRefusal>;
}

export const OwnFoodsClient = token<OwnFoodsClient>("OwnFoodsClient");
