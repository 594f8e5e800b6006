import type { CalendarDate } from "@morsel/domain/calendar";
import { instantInBatch } from "@morsel/domain/diary";
import {
  changeExercise,
  exerciseEntry,
  type DoneExercise,
  type ExerciseDoneRefused,
  type ExerciseEdit,
  type ExerciseEntry,
  type ExerciseEntryId,
} from "@morsel/domain/exercise";
import { ok, type Result } from "@morsel/domain/result";
import type { DiaryDevice } from "../../diary/client/diary-device.ts";
import type { ExerciseDay } from "../exercise-day.ts";
import type { ExerciseCommand } from "./exercise-command.ts";

type Device = Pick<DiaryDevice, "now" | "newId">;
type Made = Result<ExerciseCommand, ExerciseDoneRefused>;

/** Logs exercises at the weight of their day; several at once are one command. */
export const logExercises = (
  { date, weightKg }: Pick<ExerciseDay, "date" | "weightKg">,
  doings: readonly DoneExercise[],
  device: Device,
): Made => {
  const now = device.now();
  const entries: ExerciseEntry[] = [];
  for (const { exercise, done } of doings) {
    const place = { id: device.newId() as ExerciseEntryId, date, loggedAt: instantInBatch(now, entries.length) };
    const entry = exerciseEntry(exercise, { ...place, weightKg }, done);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  return ok({ kind: "logExercises", id: device.newId(), date, entries });
};

/** Entries as new ones on a day; where its weight is not at hand, theirs is shown until the server answers. */
export const copyExercises = (
  entries: readonly ExerciseEntry[],
  date: CalendarDate,
  weightKg: number | undefined,
  device: Device,
): ExerciseCommand => {
  const now = device.now();
  const copies = entries.map((entry, turn): ExerciseEntry => {
    const placed = { id: device.newId() as ExerciseEntryId, date, loggedAt: instantInBatch(now, turn), version: 1 };
    return entry.kind === "strength"
      ? { ...entry, ...placed }
      : { ...entry, ...placed, ...(weightKg === undefined ? {} : { weightKg }) };
  });
  return { kind: "logExercises", id: device.newId(), date, entries: copies };
};

export const changeEntry = (
  entry: ExerciseEntry,
  edit: ExerciseEdit,
  weightKg: number | undefined,
  device: Device,
): Made => {
  const next = changeExercise(entry, edit, weightKg);
  return next.ok ? ok({ kind: "changeExercise", id: device.newId(), entry, edit, next: next.value }) : next;
};
