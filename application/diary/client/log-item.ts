import type { QuickEntry, FoodOption } from "@morsel/domain/diary";

/** D27: figures under a name, of no food. */
export type QuickItem = Pick<QuickEntry, "foodId" | "description" | "facts">;

/** A loggable item: an amount of a food, or a quick add. */
export type LogItem = FoodOption | QuickItem;
