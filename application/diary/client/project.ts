import { partitionPlanned, byLoggedAt, activeEntries, type DiaryEntry, type EntryId } from "@morsel/domain/diary";
import { idsOf, type DayDescription, type DiaryCommand } from "./diary-command.ts";
import type { DayView } from "../diary-view.ts";

/** A day on which these stand. */
export const withActiveEntries = (view: DayView, standing: readonly DiaryEntry[]): DayView => {
  const { planned: _, ...day } = view.day;
  return { ...view, day: { ...day, ...partitionPlanned(standing) } };
};

/** Appends entries of this day that are not shown yet; shown ones are as new or newer. */
const withAdded = (view: DayView, entries: readonly DiaryEntry[]): DayView => {
  const standing = activeEntries(view.day);
  const known = new Set(idsOf(standing));
  const added = entries.filter(({ id, date }) => date === view.day.date && !known.has(id));
  return added.length === 0 ? view : withActiveEntries(view, [...standing, ...added]);
};

/** Restored entries, and those from another day, are sorted by the time of logging (D35). */
const withRestored = (view: DayView, entries: readonly DiaryEntry[]): DayView => {
  const next = withAdded(view, entries);
  return next === view ? view : withActiveEntries(view, activeEntries(next.day).toSorted(byLoggedAt));
};

const without = (view: DayView, ids: readonly EntryId[]): DayView =>
  withActiveEntries(
    view,
    activeEntries(view.day).filter(({ id }) => !ids.includes(id)),
  );

/** W5: the next version takes the place of the one on which it was made, and of no other; an entry that moves changes days. */
const withChanged = (view: DayView, { entry, next }: { readonly entry: DiaryEntry; readonly next: DiaryEntry }) => {
  const standing = activeEntries(view.day);
  const shown = standing.find(({ id }) => id === next.id);
  if (shown === undefined) return withRestored(view, [next]);
  if (shown.version !== entry.version) return view;
  if (next.date !== view.day.date) return without(view, [next.id]);
  const changed = standing.map((other) => (other.id === next.id ? next : other));
  // A planned entry marked as eaten takes its place among the eaten ones.
  return withActiveEntries(view, shown.planned === next.planned ? changed : changed.sort(byLoggedAt));
};

export const withDescription = (view: DayView, { note, completeness, version }: DayDescription): DayView => ({
  ...view,
  day: { ...view.day, note, completeness, version },
});

/**
 * W31: what a day shows after a command that has no answer yet. Over a day that has it already it changes nothing, so it does
 * not matter whether the day was read before or after the server did it.
 */
export const project = (view: DayView, command: DiaryCommand): DayView => {
  switch (command.kind) {
    case "logFoods":
    case "copyEntries":
      return withAdded(view, command.entries);
    case "changeEntry":
      return withChanged(view, command);
    case "deleteEntries":
      return without(view, idsOf(command.entries));
    case "restoreEntries":
      return withRestored(view, command.entries);
    case "updateDay": {
      const { date, before, change } = command;
      const isNext = view.day.date === date && view.day.version === before.version;
      return isNext ? withDescription(view, { ...view.day, ...change, version: before.version + 1 }) : view;
    }
  }
};

/** W31: a day as it is shown: what the server said, and over it all commands without an answer, in their order. */
export const projectPending = (view: DayView, pending: readonly DiaryCommand[]): DayView =>
  pending.reduce(project, view);
