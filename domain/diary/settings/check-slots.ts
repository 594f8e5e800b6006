import { err, ok, type Result } from "../../result/index.ts";
import { plainLine } from "../../text/index.ts";
import { MEALS, SLOT_IDS, type MainMeal, type Meal } from "../entries/entry.ts";
import type { Slot } from "./slots.ts";

export type SlotsRefused =
  | { readonly _tag: "SlotUnknown"; readonly accepted: readonly Meal[] }
  | { readonly _tag: "SlotMissing"; readonly id: MainMeal }
  | { readonly _tag: "SlotTwice"; readonly id: Meal }
  | { readonly _tag: "SlotNameRefused"; readonly id: Meal; readonly min: 1; readonly max: number };

const NAME_MAX = 30;

/** D13: the four stay, in any order and under any name; two more may be added, which need a name. Names are trimmed. */
export const checkSlots = (slots: readonly Slot[]): Result<readonly Slot[], SlotsRefused> => {
  const checked: Slot[] = [];
  for (const { id, name: given } of slots) {
    if (!SLOT_IDS.includes(id)) return err({ _tag: "SlotUnknown", accepted: SLOT_IDS });
    if (checked.some((slot) => slot.id === id)) return err({ _tag: "SlotTwice", id });
    const name = given === undefined ? undefined : plainLine(given, NAME_MAX);
    const isNamed = given === undefined ? MEALS.some((meal) => meal === id) : name !== undefined;
    if (!isNamed) return err({ _tag: "SlotNameRefused", id, min: 1, max: NAME_MAX });
    checked.push(name === undefined ? { id } : { id, name });
  }
  const missing = MEALS.find((id) => !checked.some((slot) => slot.id === id));
  return missing === undefined ? ok(checked) : err({ _tag: "SlotMissing", id: missing });
};
