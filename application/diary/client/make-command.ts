import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import {
  type DiaryEntry,
  type EditRefused,
  type EntryEdit,
  type EntryId,
  type QuickAddRefused,
  type QuickEntry,
  changeEntry as changedEntry,
  instantInBatch,
  quickAdd as quickEntryOf,
} from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import type { Meal } from "@morsel/domain/meal-slots";
import { type Result, ok } from "@morsel/domain/result";
import type { ChangeEntry, DayDescription, DeleteEntries, DiaryCommand, LogFoods, UpdateDay } from "./diary-command.ts";
import type { DiaryDevice } from "./diary-device.ts";
import { entryOfItem } from "./entry-of-option.ts";
import type { LogItem } from "./log-item.ts";
import { withDependencies } from "./resolve.ts";

/** Place of a new entry; W280: as planned, if that is set. */
export type Slot = { readonly date: CalendarDate; readonly meal: Meal; readonly planned?: true };

type Watch = Pick<DiaryDevice, "today" | "timeOfDay">;

/** W34: the hour is recorded only of what is eaten on the day on which it is logged. */
export const timeOn = (
  { date, planned }: Pick<Slot, "date" | "planned">,
  device: Watch,
): { readonly time?: TimeOfDay } => (date === device.today() && !planned ? { time: device.timeOfDay() } : {});

/**
 * W428: foods and quick adds as they were chosen, in their order (D37), and those that nobody may log, such as figures without energy;
 * no command where these are all.
 */
export const logFoods = (
  items: readonly LogItem[],
  slot: Slot,
  device: DiaryDevice,
  /** Entries that may tell what a suggestion does not. */
  onHand: readonly DiaryEntry[] = [],
): { readonly command?: LogFoods; readonly refused: readonly LogItem[] } => {
  const now = device.now();
  const time = timeOn(slot, device);
  const entries: DiaryEntry[] = [];
  const refused: LogItem[] = [];
  for (const item of items) {
    const placed = { ...slot, ...time, id: device.newId() as EntryId, loggedAt: instantInBatch(now, entries.length) };
    const entry = entryOfItem(item, placed, onHand);
    if (entry === undefined) refused.push(item);
    else entries.push(entry);
  }
  return entries.length === 0 ? { refused } : { command: { kind: "logFoods", id: device.newId(), entries }, refused };
};

export const quickAdd = (
  { description, facts }: Pick<QuickEntry, "description" | "facts">,
  slot: Slot,
  device: DiaryDevice,
): Result<LogFoods, QuickAddRefused> => {
  const placed = { ...slot, ...timeOn(slot, device), id: device.newId() as EntryId, loggedAt: device.now() };
  const entry = quickEntryOf(description, facts, placed);
  return entry.ok ? ok({ kind: "logFoods", id: device.newId(), entries: [entry.value] }) : entry;
};

/** An entry as it will stand when all that waits is written. */
const latestOf = (entry: DiaryEntry, pending: readonly DiaryCommand[]): DiaryEntry =>
  pending.reduce(
    (latest, command) => (command.kind === "changeEntry" && command.next.id === latest.id ? command.next : latest),
    entry,
  );

export const changeEntry = (
  seen: DiaryEntry,
  food: Food | undefined,
  edit: EntryEdit,
  pending: readonly DiaryCommand[],
  { newId }: Pick<DiaryDevice, "newId">,
): Result<ChangeEntry, EditRefused> => {
  const entry = latestOf(seen, pending);
  const next = changedEntry(entry, food, edit);
  return next.ok
    ? ok(withDependencies({ kind: "changeEntry", id: newId(), entry, edit, next: next.value }, pending))
    : next;
};

/**
 * W281: what a tick changes. Eaten today without an hour, it is eaten now (W34); an hour that was planned stays. Taken back, it
 * has no hour: that it is eaten by then nobody said.
 */
export const markEatenEdit = ({ date, time, planned }: DiaryEntry, device: Watch): EntryEdit =>
  planned ? { planned: false, ...(time === undefined ? timeOn({ date }, device) : {}) } : { planned: true, time: null };

export const deleteEntries = (
  entries: readonly DiaryEntry[],
  { newId }: Pick<DiaryDevice, "newId">,
): DeleteEntries => ({ kind: "deleteEntries", id: newId(), entries });

/** On the day as it was seen, or, while another change of it waits, on what that one will have made of it (W30). */
export const updateDay = (
  date: CalendarDate,
  seen: DayDescription,
  change: UpdateDay["change"],
  pending: readonly DiaryCommand[],
  { newId }: Pick<DiaryDevice, "newId">,
): UpdateDay => {
  const { note, completeness, version } = pending.reduce<DayDescription>(
    (latest, command) =>
      command.kind === "updateDay" && command.date === date
        ? { ...command.before, ...command.change, version: command.before.version + 1 }
        : latest,
    seen,
  );
  return withDependencies(
    { kind: "updateDay", id: newId(), date, before: { note, completeness, version }, change },
    pending,
  );
};
