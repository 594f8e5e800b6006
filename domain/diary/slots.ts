import { err, ok, type Result } from "../result/index.ts";
import { MEALS, type Meal } from "./entry.ts";

/** The four slots everybody has, and two that a member may add. */
export const SLOT_IDS = [...MEALS, "extra1", "extra2"] as const;
export type SlotId = (typeof SLOT_IDS)[number];

/** A section of the diary; without a name it is called by its translated default. */
export type Slot = { readonly id: SlotId; readonly name?: string };

export type SlotsRefused =
  | { readonly _tag: "SlotMissing"; readonly id: Meal }
  | { readonly _tag: "SlotTwice"; readonly id: SlotId }
  | { readonly _tag: "SlotNameRefused"; readonly id: SlotId; readonly min: 1; readonly max: number };

const NAME_MAX = 30;

export const DEFAULT_SLOTS: readonly Slot[] = MEALS.map((id) => ({ id }));

/** D13: the four stay, in any order and under any name; two more may be added, which need a name. */
export const checkSlots = (slots: readonly Slot[]): Result<readonly Slot[], SlotsRefused> => {
  const seen = new Set<SlotId>();
  for (const { id, name } of slots) {
    if (seen.has(id)) return err({ _tag: "SlotTwice", id });
    seen.add(id);
    const length = [...(name ?? "").trim()].length;
    if (length > NAME_MAX || (length === 0 && (name !== undefined || !MEALS.includes(id as Meal))))
      return err({ _tag: "SlotNameRefused", id, min: 1, max: NAME_MAX });
  }
  const missing = MEALS.find((id) => !seen.has(id));
  return missing === undefined ? ok(slots) : err({ _tag: "SlotMissing", id: missing });
};
