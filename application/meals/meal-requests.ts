import type { QuickEntry } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meal-slots";
import type { FoodRequest } from "../diary/diary-requests.ts";

/** An item of a meal: an amount of a food, or figures under a name. */
export type MealItemRequest =
  | Pick<FoodRequest, "foodId" | "amount" | "serving">
  | Pick<QuickEntry, "foodId" | "description" | "facts">;

export type MealRequest = {
  readonly name: string;
  /** The slot in which it is remembered. */
  readonly slot?: Meal;
  readonly items: readonly MealItemRequest[];
};

/** Changes to a meal; absent fields stay as they are. */
export type MealChange = Partial<Pick<MealRequest, "name" | "items">> & {
  /** The version that was read. */
  readonly version: number;
};
