import {
  completenessOf,
  gramsOf,
  isQuickEntry,
  activeEntries,
  type DiaryEntry,
  type EntryEdit,
} from "@morsel/domain/diary";
import type { DayView } from "../diary-view.ts";
import type { ChangeEntry, DiaryCommand, UpdateDay } from "./diary-command.ts";
import { updateDay } from "./make-command.ts";
import { withDependencies } from "./resolve.ts";

type EditedField = keyof EntryEdit;

/** Value of a field in the edit that restores this entry. */
const fieldOf = (entry: DiaryEntry, field: EditedField): EntryEdit[EditedField] => {
  if (field === "time") return entry.time ?? null;
  if (field === "planned") return entry.planned ?? false;
  if (field === "serving") return isQuickEntry(entry) ? undefined : entry.serving.id;
  return field in entry ? (entry as unknown as EntryEdit)[field] : undefined;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The entry that stands with some fields as they were before. */
const putBack = (current: DiaryEntry, before: DiaryEntry, fields: readonly EditedField[]): DiaryEntry | undefined => {
  const { time: _, planned: __, ...rest } = current;
  const planned = (fields.includes("planned") ? before : current).planned;
  const time = fields.includes("time") ? before.time : current.time;
  const had = Object.fromEntries(
    fields.flatMap((field) =>
      field === "time" || field === "planned" ? [] : [[field, (before as unknown as EntryEdit)[field]]],
    ),
  );
  const next = {
    ...rest,
    ...had,
    ...(time === undefined ? {} : { time }),
    ...(planned && { planned }),
    version: current.version + 1,
  } as DiaryEntry;
  if (isQuickEntry(next)) return next;
  const grams = gramsOf(next.amount, next.serving);
  return grams.ok ? { ...next, grams: grams.value } : undefined;
};

const undoneChange = (command: ChangeEntry, current: DiaryEntry, newId: () => string): ChangeEntry | undefined => {
  const { entry: before, edit, next: made } = command;
  const fields = (Object.keys(edit) as EditedField[]).filter(
    (field) =>
      edit[field] !== undefined &&
      isSame(fieldOf(current, field), fieldOf(made, field)) &&
      !isSame(fieldOf(made, field), fieldOf(before, field)),
  );
  const next = fields.length === 0 ? undefined : putBack(current, before, fields);
  if (next === undefined) return undefined;
  const back = Object.fromEntries(fields.map((field) => [field, fieldOf(before, field)]));
  return { kind: "changeEntry", id: newId(), entry: current, edit: back, next };
};

const undoneUpdate = (
  { date, before, change }: UpdateDay,
  shown: readonly DayView[],
  pending: readonly DiaryCommand[],
  newId: () => string,
): UpdateDay | undefined => {
  const made = { ...before, ...change, version: before.version + 1 };
  const day = shown.find((view) => view.day.date === date)?.day;
  const current = day ?? made;
  // Entries logged since then decide which marks the day accepts (D14).
  const completeness =
    day === undefined ? before.completeness : completenessOf({ ...day, completeness: before.completeness });
  const isMarked = change.completeness !== undefined && current.completeness === made.completeness;
  const back: UpdateDay["change"] = {
    ...(change.note === undefined || current.note !== made.note ? {} : { note: before.note }),
    ...(isMarked && completeness !== made.completeness ? { completeness } : {}),
  };
  return Object.keys(back).length === 0 ? undefined : updateDay(date, current, back, pending, { newId });
};

/**
 * W35: the command that takes another one back, made on what is shown by then. What somebody changed since stays, and what is
 * gone is not deleted once more; undefined where nothing is left to take back.
 */
export const invert = (
  command: DiaryCommand,
  shown: readonly DayView[],
  pending: readonly DiaryCommand[],
  newId: () => string,
): DiaryCommand | undefined => {
  const standing = new Map(shown.flatMap(({ day }) => activeEntries(day).map((entry) => [entry.id, entry] as const)));
  const dates = new Set(shown.map(({ day }) => day.date));
  /** An entry of a day that is not loaded is assumed to be unchanged. */
  const current = (entry: DiaryEntry): readonly DiaryEntry[] => {
    const found = standing.get(entry.id);
    return found === undefined ? (dates.has(entry.date) ? [] : [entry]) : [found];
  };
  switch (command.kind) {
    case "logFoods":
    case "copyEntries":
    case "restoreEntries": {
      const entries = command.entries.flatMap(current);
      return entries.length === 0 ? undefined : { kind: "deleteEntries", id: newId(), entries };
    }
    case "deleteEntries": {
      const entries = command.entries.filter(({ id }) => !standing.has(id));
      return entries.length === 0 ? undefined : { kind: "restoreEntries", id: newId(), entries };
    }
    case "changeEntry": {
      const [entry] = current(command.next);
      const back = entry === undefined ? undefined : undoneChange(command, entry, newId);
      return back === undefined ? undefined : withDependencies(back, pending);
    }
    case "updateDay":
      return undoneUpdate(command, shown, pending, newId);
  }
};
