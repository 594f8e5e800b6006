import type { DiaryEntry, EntryId, Meal } from "./entry.ts";

/** What of a day is copied: a meal of it, or single entries; without either all of it. */
export type CopySource = { readonly meal?: Meal; readonly entries?: readonly EntryId[] };

/** D33: the entries of a day that a copy is asked for, in their order. */
export const entriesToCopy = (
  day: { readonly entries: readonly DiaryEntry[] },
  { meal, entries }: CopySource,
): readonly DiaryEntry[] =>
  day.entries.filter(
    (entry) => (meal === undefined || entry.meal === meal) && (entries === undefined || entries.includes(entry.id)),
  );
