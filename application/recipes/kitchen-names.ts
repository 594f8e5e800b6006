import type { FoodId } from "@morsel/domain/foods";
import { token } from "../platform/token.ts";

/** W185: what recipes of five kitchens call foods: "lardons" is raw bacon, though search finds it fried. */
export interface KitchenNames {
  /** By a key of `kitchenKey`; undefined where no kitchen calls a food so. */
  readonly foodCalled: (key: string) => FoodId | undefined;
}

export const KitchenNames = token<KitchenNames>("KitchenNames");
