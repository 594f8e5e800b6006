import type { FoodId } from "../../foods/index.ts";
import type { DiaryEntry } from "../entries/entry.ts";

/** How many lines an empty slot offers. */
export const SLOT_LINES = 3;

export type SlotOffers<Food> = {
  /** Undefined while they are asked for. */
  readonly usual: readonly Food[] | undefined;
  /** How many lines they have at most: so much room is kept while they are asked for. */
  readonly room: number;
};

/** W427: the usual foods that were not eaten yesterday, as many as have room beside the line for yesterday's. */
export const slotOffers = <Food extends { readonly foodId: FoodId }>(
  yesterday: readonly Pick<DiaryEntry, "foodId">[],
  usual: readonly Food[] | undefined,
  lines = SLOT_LINES,
): SlotOffers<Food> => {
  const room = lines - (yesterday.length > 0 ? 1 : 0);
  const known = new Set(yesterday.map(({ foodId }) => foodId));
  return { room, usual: usual?.filter(({ foodId }) => !known.has(foodId)).slice(0, room) };
};
