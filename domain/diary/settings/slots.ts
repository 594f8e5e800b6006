import { MEALS, SLOT_IDS, type DiaryEntry, type Meal } from "../entries/entry.ts";

/** A section of the diary; without a name it is called by its translated default. */
export type Slot = { readonly id: Meal; readonly name?: string };

export const DEFAULT_SLOTS: readonly Slot[] = MEALS.map((id) => ({ id }));

/** D24: a member's slots, and after them those of entries that are in none of them: nothing that was eaten is hidden. */
export const shownSlots = (slots: readonly Slot[], entries: readonly Pick<DiaryEntry, "meal">[]): readonly Slot[] => [
  ...slots,
  ...SLOT_IDS.filter((id) => !slots.some((slot) => slot.id === id) && entries.some(({ meal }) => meal === id)).map(
    (id) => ({ id }),
  ),
];
