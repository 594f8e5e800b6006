import { activeEntries, type DiaryDay } from "../days/day.ts";
import type { DiaryEntry, EntryId, Meal } from "../entries/entry.ts";

/** The part of a day to copy: a meal of it, or single entries; the whole day without either. */
export type CopySource = { readonly meal?: Meal; readonly entries?: readonly EntryId[] };

/**
 * D33: the entries of a day that a copy is asked for, in their order. W283: what is only planned is among them where it is
 * named, or where the copies are planned too.
 */
export const entriesToCopy = (
  day: Pick<DiaryDay, "entries" | "planned">,
  { meal, entries }: CopySource,
  asPlanned = false,
): readonly DiaryEntry[] =>
  (asPlanned || entries !== undefined ? activeEntries(day) : day.entries).filter(
    (entry) => (meal === undefined || entry.meal === meal) && (entries === undefined || entries.includes(entry.id)),
  );
