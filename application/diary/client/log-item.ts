import type { QuickEntry } from "@morsel/domain/diary";
import type { FoodOption } from "../../foods/client/food-option.ts";

/** D27: figures under a name, of no food. */
export type QuickItem = Pick<QuickEntry, "foodId" | "description" | "facts">;

/** A loggable item: an amount of a food, or a quick add. */
export type LogItem = FoodOption | QuickItem;
