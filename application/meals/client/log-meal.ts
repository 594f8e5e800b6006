import { logSavedMeal, type EntryId, type MealItemNow } from "@morsel/domain/diary";
import { type Result, ok } from "@morsel/domain/result";
import type { LogFoods } from "../../diary/client/diary-command.ts";
import type { DiaryDevice } from "../../diary/client/diary-device.ts";
import { timeOn, type Slot } from "../../diary/client/make-command.ts";

type Refused = Extract<ReturnType<typeof logSavedMeal>, { readonly ok: false }>["error"];

/** W64: a whole meal at once, as one log of entries. */
export const logMeal = (items: readonly MealItemNow[], slot: Slot, device: DiaryDevice): Result<LogFoods, Refused> => {
  const id = device.newId();
  const placed = { ...slot, ...timeOn(slot, device), id: id as EntryId, loggedAt: device.now() };
  const entries = logSavedMeal(items, placed);
  return entries.ok ? ok({ kind: "logFoods", id, entries: entries.value }) : entries;
};
