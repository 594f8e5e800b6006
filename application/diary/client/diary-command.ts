import type { CalendarDate } from "@morsel/domain/calendar";
import { isQuickEntry, type DiaryDay, type DiaryEntry, type EntryEdit, type EntryId } from "@morsel/domain/diary";
import type { CopyRequest, DayChange, EntryChange, LogRequest } from "../diary-requests.ts";

/** A UUID, made with the command, so that it is known again after it was stored and sent once more. */
export type CommandId = string;

type Command<Kind extends string, Body> = Body & {
  readonly kind: Kind;
  readonly id: CommandId;
  /** W30: commands that had no answer when this one was made on top of what they show. */
  readonly after?: readonly CommandId[];
};

/** The entries as they will stand, which is what is asked of the server and what is shown until it answers. */
export type LogFoods = Command<"logFoods", { readonly entries: readonly DiaryEntry[] }>;
/** `entry` as it was seen, `next` as it will stand. */
export type ChangeEntry = Command<
  "changeEntry",
  { readonly entry: DiaryEntry; readonly edit: EntryEdit; readonly next: DiaryEntry }
>;
export type DeleteEntries = Command<"deleteEntries", { readonly entries: readonly DiaryEntry[] }>;
export type RestoreEntries = Command<"restoreEntries", { readonly entries: readonly DiaryEntry[] }>;
export type CopyEntries = Command<"copyEntries", Omit<CopyRequest, "id"> & { readonly entries: readonly DiaryEntry[] }>;
/** A day's note and mark. */
export type DayDescription = Pick<DiaryDay, "note" | "completeness" | "version">;
export type UpdateDay = Command<
  "updateDay",
  { readonly date: CalendarDate; readonly before: DayDescription; readonly change: Omit<DayChange, "version"> }
>;

/** All that a member can ask to be written in the diary; plain values, which can be stored and sent later. */
export type DiaryCommand = LogFoods | ChangeEntry | DeleteEntries | RestoreEntries | CopyEntries | UpdateDay;

export const idsOf = (entries: readonly DiaryEntry[]): readonly EntryId[] => entries.map(({ id }) => id);

/** The days that a command changes. */
export const datesOf = (command: DiaryCommand): readonly CalendarDate[] => {
  if (command.kind === "updateDay") return [command.date];
  const entries = command.kind === "changeEntry" ? [command.entry, command.next] : command.entries;
  return [...new Set(entries.map(({ date }) => date))];
};

/** Request that makes the entries which are shown already. */
export const logRequestOf = (entry: DiaryEntry): LogRequest => {
  const { id, meal, time, planned } = entry;
  const placed = { id, meal, ...(time === undefined ? {} : { time }), planned: planned ?? false };
  return isQuickEntry(entry)
    ? { ...placed, description: entry.description, facts: entry.facts }
    : { ...placed, foodId: entry.foodId, amount: entry.amount, serving: entry.serving.id };
};

export const entryChangeOf = ({ entry: { id, version }, edit }: ChangeEntry): EntryChange => ({ id, version, ...edit });
