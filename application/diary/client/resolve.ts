import { byLoggedAt, completenessOf, activeEntries, type DiaryEntry, type EntryId } from "@morsel/domain/diary";
import type { DayVersionConflict, EntryNotFound, EntryVersionConflict } from "../diary-store.ts";
import type { ChangedDay, DiaryChange } from "../diary-change.ts";
import type { DayView } from "../diary-view.ts";
import { idsOf, type CommandId, type DayDescription, type DiaryCommand } from "./diary-command.ts";
import { withDescription, withActiveEntries } from "./project.ts";

/** The server's changes (W15); for several writes at once, without the number of entries that each left on a day. */
export type DiaryAnswer = Pick<DiaryChange, "entries" | "removed"> & {
  readonly days: readonly (DayDescription &
    Pick<ChangedDay, "date"> &
    Partial<Pick<ChangedDay, "entryCount" | "totals" | "remaining">>)[];
};

/** Several writes as one: of each day the last answer. */
export const mergeChanges = (changes: readonly DiaryChange[]): DiaryAnswer => ({
  entries: changes.flatMap(({ entries }) => entries),
  removed: changes.flatMap(({ removed }) => removed),
  days: changes.flatMap(({ days }) =>
    days.map(({ date, note, completeness, version }) => ({ date, note, completeness, version })),
  ),
});

/** W15: whether the day, after the answer, has another number of entries than the server: somebody else wrote, too. */
export const hasMissedWrites = ({ day }: DayView, { days }: DiaryAnswer): boolean =>
  days.some(
    ({ date, entryCount }) => date === day.date && entryCount !== undefined && entryCount !== day.entries.length,
  );

/**
 * W32: a day after an answer. Of an entry, and of what is said about the day, the newest version stays, so answers may come in
 * any order.
 */
export const applyAnswer = (view: DayView, { entries, removed, days }: DiaryAnswer): DayView => {
  const { date } = view.day;
  const shown = new Map(activeEntries(view.day).map((entry) => [entry.id, entry]));
  for (const entry of entries) {
    const isNewer = (shown.get(entry.id)?.version ?? 0) <= entry.version;
    if (isNewer && entry.date === date) shown.set(entry.id, entry);
    else if (isNewer) shown.delete(entry.id);
  }
  for (const id of removed) shown.delete(id);
  const said = days.findLast((day) => day.date === date);
  const next = withActiveEntries(view, [...shown.values()].sort(byLoggedAt));
  if (said === undefined || said.version < view.day.version) return next;
  // The server says what the day counts as. A mark that food hides stays known, for when the food is deleted again.
  const isSameMark = said.version === view.day.version && completenessOf(next.day) === said.completeness;
  return withDescription(next, isSameMark ? { ...said, completeness: view.day.completeness } : said);
};

const isConflict = (refusal: { readonly _tag: string }): refusal is EntryVersionConflict =>
  refusal._tag === "EntryVersionConflict";
const isDayConflict = (refusal: { readonly _tag: string }): refusal is DayVersionConflict =>
  refusal._tag === "DayVersionConflict";
const isNotFound = (refusal: { readonly _tag: string }): refusal is EntryNotFound => refusal._tag === "EntryNotFound";

/** W14: the day under which an entry was asked for; of others the refusal says nothing. */
const askedOn = (command: DiaryCommand, id: EntryId): string | undefined => {
  if (command.kind === "changeEntry") return command.entry.date;
  return command.kind === "updateDay" ? undefined : command.entries.find((entry) => entry.id === id)?.date;
};

/**
 * W33: a day after a refusal: what stands instead, where the refusal says it. The command itself is taken back by being
 * projected no longer, so that what was done meanwhile stays.
 */
export const resolveRefusal = (view: DayView, command: DiaryCommand, refusal: { readonly _tag: string }): DayView => {
  if (isConflict(refusal)) return applyAnswer(view, { entries: [refusal.current], removed: [], days: [] });
  if (isDayConflict(refusal)) return applyAnswer(view, { entries: [], removed: [], days: [refusal.current] });
  if (isNotFound(refusal) && askedOn(command, refusal.id) === view.day.date)
    return applyAnswer(view, { entries: [], removed: [refusal.id], days: [] });
  return view;
};

/** The entries that a command makes or changes, as they will stand. */
const madeBy = (command: DiaryCommand): readonly DiaryEntry[] => {
  if (command.kind === "changeEntry") return [command.next];
  return command.kind === "updateDay" || command.kind === "deleteEntries" ? [] : command.entries;
};

/**
 * W30: whether a command needs what another one, still without an answer, will have written. Deletions and restorations need
 * none: they name no version, and what got lost on the way may have been done.
 */
export const dependsOnCommand = (later: DiaryCommand, earlier: DiaryCommand): boolean => {
  if (later.kind === "updateDay") return earlier.kind === "updateDay" && earlier.date === later.date;
  return later.kind === "changeEntry" && idsOf(madeBy(earlier)).includes(later.entry.id);
};

/** W30: the command, with the ids of those on which it was made. */
export const withDependencies = <C extends DiaryCommand>(command: C, pending: readonly DiaryCommand[]): C => {
  const after = pending.filter((earlier) => dependsOnCommand(command, earlier)).map(({ id }): CommandId => id);
  return after.length === 0 ? command : { ...command, after };
};

/** W30: the refused command on which this one was made: it is refused with it, and nothing is sent. */
export const findRefusedDependency = (
  { after = [] }: Pick<DiaryCommand, "after">,
  refused: readonly Pick<DiaryCommand, "id">[],
): CommandId | undefined => after.find((id) => refused.some((command) => command.id === id));
