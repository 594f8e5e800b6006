import type { CalendarDate } from "@morsel/domain/calendar";
import { instantInBatch } from "@morsel/domain/diary";
import {
  changeExercise,
  exerciseEntry,
  type Exercise,
  type ExerciseDone,
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
export type DoneExercise = { readonly exercise: Exercise; readonly done: ExerciseDone };

/** What was done is logged at the weight of its day; several things at once are one command. */
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Of what is said anew of an entry, what differs from it. */
export const editOf = (
  entry: ExerciseEntry,
  { minutes, ownNet, startsAt, sets, note, date }: ExerciseEdit,
): ExerciseEdit => {
  const own = entry.kind === "cardio" ? (entry.ownNet ?? null) : undefined;
  const began = entry.kind === "cardio" ? (entry.startsAt ?? null) : undefined;
  const isLonger = entry.kind === "cardio" && minutes !== undefined && minutes !== entry.minutes;
  const isLifted = entry.kind === "strength" && sets !== undefined && !isSame(sets, entry.sets);
  return {
    ...(isLonger ? { minutes } : {}),
    ...(own === undefined || ownNet === undefined || ownNet === own ? {} : { ownNet }),
    ...(began === undefined || startsAt === undefined || startsAt === began ? {} : { startsAt }),
    ...(isLifted ? { sets } : {}),
    ...(note === undefined || note === entry.note ? {} : { note }),
    ...(date === undefined || date === entry.date ? {} : { date }),
  };
};

/** What is done of an exercise is said again as it stands. */
export const exerciseOfEntry = (entry: ExerciseEntry): Exercise => {
  const { exerciseId: id, name } = entry;
  return entry.kind === "cardio" ? { id, name, kind: "cardio", met: entry.met } : { id, name, kind: "strength" };
};
