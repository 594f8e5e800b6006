import type { DayView } from "@morsel/application/diary/client/diary-client";
import {
  byLogging,
  type DiaryDay,
  type DiaryEntry,
  type Drink,
  type DrinkId,
  type EntryId,
} from "@morsel/domain/diary";

const withEntriesOf = (view: DayView, entries: readonly DiaryEntry[]): DayView => ({
  ...view,
  day: { ...view.day, entries },
});

/** Entries that belong to this day stand in it once, where they stood or at the end; others leave it. */
export const withEntries = (view: DayView, given: readonly DiaryEntry[]): DayView => {
  const byId = new Map(given.map((entry) => [entry.id, entry]));
  const known = new Set(view.day.entries.map(({ id }) => id));
  const kept = view.day.entries.map((entry) => byId.get(entry.id) ?? entry);
  const added = given.filter(({ id }) => !known.has(id));
  return withEntriesOf(
    view,
    [...kept, ...added].filter(({ date }) => date === view.day.date),
  );
};

export const withoutEntries = (view: DayView, ids: readonly EntryId[]): DayView =>
  withEntriesOf(
    view,
    view.day.entries.filter(({ id }) => !ids.includes(id)),
  );

/** Puts back what was taken away, in the order in which it was logged. */
export const withRestored = (view: DayView, entries: readonly DiaryEntry[]): DayView => {
  const all = withEntries(view, entries).day.entries;
  return withEntriesOf(view, all.toSorted(byLogging));
};

export const described = (view: DayView, day: Pick<DiaryDay, "note" | "completeness" | "version">): DayView => ({
  ...view,
  day: { ...view.day, note: day.note, completeness: day.completeness, version: day.version },
});

export const withDrinks = (view: DayView, drinks: readonly Drink[]): DayView => ({
  ...view,
  water: { ...view.water, entries: drinks },
});

/** A drink stands once, where it stood or at the end. */
export const withDrinkIn = (view: DayView, drink: Drink): DayView =>
  view.water.entries.some(({ id }) => id === drink.id) ? view : withDrinks(view, [...view.water.entries, drink]);

export const withoutDrinkIn = (view: DayView, id: DrinkId): DayView =>
  withDrinks(
    view,
    view.water.entries.filter((drink) => drink.id !== id),
  );
