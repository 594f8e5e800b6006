import type { QuickEntry } from "@morsel/domain/diary";
import type { FoodOption } from "../../foods/client/food-option.ts";

/** D27: figures under a name, of no food. */
export type QuickItem = Pick<QuickEntry, "foodId" | "description" | "facts">;

/** What can be logged: so much of a food, or figures under a name. */
export type LogItem = FoodOption | QuickItem;
