import type { DiaryEntry } from "@morsel/domain/diary";
import type { FoodOption } from "../../foods/client/food-option.ts";

/** How many lines an empty slot offers. */
export const SLOT_LINES = 3;

export type SlotOffers = {
  /** Undefined while they are asked for. */
  readonly usual: readonly FoodOption[] | undefined;
  /** How many lines they have at most: so much room is kept while they are asked for. */
  readonly room: number;
};

/** W427: of what is usual, what has room beside the line for yesterday's and was not in it. */
export const slotOffers = (
  yesterday: readonly Pick<DiaryEntry, "foodId">[],
  usual: readonly FoodOption[] | undefined,
  lines = SLOT_LINES,
): SlotOffers => {
  const room = lines - (yesterday.length > 0 ? 1 : 0);
  const known = new Set(yesterday.map(({ foodId }) => foodId));
  return { room, usual: usual?.filter(({ foodId }) => !known.has(foodId)).slice(0, room) };
};
