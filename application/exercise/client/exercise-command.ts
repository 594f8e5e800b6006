import type { CalendarDate } from "@morsel/domain/calendar";
import { byLoggedAt } from "@morsel/domain/diary";
import { type ExerciseEdit, type ExerciseEntry } from "@morsel/domain/exercise";
import type { MeasurementId } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { ExerciseDay } from "../exercise-day.ts";
import type { ExerciseRequest } from "../log-exercises.ts";
import type { ExerciseClient } from "./exercise-client.ts";

type Command<Kind extends string, Body> = Body & {
  readonly kind: Kind;
  /** A UUID, made with the command. */
  readonly id: string;
};

/**
 * All that a member can ask to be written of their exercise; plain values, which can be stored and sent later. Entries are as
 * they will stand: that is shown until the server answers.
 */
export type ExerciseCommand =
  | Command<"logExercises", { readonly date: CalendarDate; readonly entries: readonly ExerciseEntry[] }>
  /** `entry` as it was seen, `next` as it will stand. */
  | Command<
      "changeExercise",
      { readonly entry: ExerciseEntry; readonly edit: ExerciseEdit; readonly next: ExerciseEntry }
    >
  | Command<"deleteExercise" | "restoreExercise", { readonly entry: ExerciseEntry }>
  /** W349: what the member says of the day's steps; none takes it back. */
  | Command<"setSteps", { readonly date: CalendarDate; readonly steps?: number; readonly before?: number }>;

const withEntries = (day: ExerciseDay, entries: readonly ExerciseEntry[]): ExerciseDay => ({ ...day, entries });

const withAdded = (day: ExerciseDay, entries: readonly ExerciseEntry[]): ExerciseDay => {
  const known = new Set(day.entries.map(({ id }) => id));
  const added = entries.filter(({ id, date }) => date === day.date && !known.has(id));
  return added.length === 0 ? day : withEntries(day, [...day.entries, ...added].toSorted(byLoggedAt));
};

const without = (day: ExerciseDay, { id }: Pick<ExerciseEntry, "id">): ExerciseDay =>
  withEntries(
    day,
    day.entries.filter((entry) => entry.id !== id),
  );

const withChanged = (day: ExerciseDay, entry: ExerciseEntry, next: ExerciseEntry): ExerciseDay => {
  const shown = day.entries.find(({ id }) => id === next.id);
  if (shown === undefined) return withAdded(day, [next]);
  if (shown.version !== entry.version) return day;
  if (next.date !== day.date) return without(day, next);
  return withEntries(
    day,
    day.entries.map((other) => (other.id === next.id ? next : other)),
  );
};

/** W95: a day as it is shown after a command that has no answer; over a day that has it already it changes nothing. */
export const projectExercise = (day: ExerciseDay, command: ExerciseCommand): ExerciseDay => {
  switch (command.kind) {
    case "logExercises":
      return withAdded(day, command.entries);
    case "changeExercise":
      return withChanged(day, command.entry, command.next);
    case "deleteExercise":
      return without(day, command.entry);
    case "restoreExercise":
      return withAdded(day, [command.entry]);
    case "setSteps": {
      if (command.date !== day.date) return day;
      const { own: _, ...counted } = day.steps;
      return { ...day, steps: command.steps === undefined ? counted : { ...counted, own: command.steps } };
    }
  }
};

/** W95: what the server said, and over it all commands without an answer, in their order. */
export const projectPendingExercise = (day: ExerciseDay, pending: readonly ExerciseCommand[]): ExerciseDay =>
  pending.reduce(projectExercise, day);

/** The days that a command changes. */
export const datesOfExercise = (command: ExerciseCommand): readonly CalendarDate[] => {
  if (command.kind === "logExercises" || command.kind === "setSteps") return [command.date];
  return command.kind === "changeExercise"
    ? [...new Set([command.entry.date, command.next.date])]
    : [command.entry.date];
};

/** The edit that undoes an edit. */
const backOf = (entry: ExerciseEntry, edit: ExerciseEdit): ExerciseEdit => ({
  ...(edit.date === undefined ? {} : { date: entry.date }),
  ...(edit.note === undefined ? {} : { note: entry.note }),
  ...(edit.minutes === undefined || entry.kind !== "cardio" ? {} : { minutes: entry.minutes }),
  ...(edit.ownNet === undefined || entry.kind !== "cardio" ? {} : { ownNet: entry.ownNet ?? null }),
  ...(edit.startsAt === undefined || entry.kind !== "cardio" ? {} : { startsAt: entry.startsAt ?? null }),
  ...(edit.sets === undefined || entry.kind !== "strength" ? {} : { sets: entry.sets }),
});

/**
 * W91: the commands that take another one back, made on what is shown by then: what changed since stays, and what is gone is
 * not deleted once more.
 */
export const invertExercise = (
  command: ExerciseCommand,
  shown: readonly ExerciseEntry[],
  newId: () => string,
): readonly ExerciseCommand[] => {
  const standing = (entry: ExerciseEntry) => shown.find(({ id }) => id === entry.id);
  switch (command.kind) {
    case "logExercises":
      return command.entries.flatMap((entry) => {
        const current = standing(entry);
        return current === undefined ? [] : [{ kind: "deleteExercise" as const, id: newId(), entry: current }];
      });
    case "deleteExercise":
      return standing(command.entry) === undefined
        ? [{ kind: "restoreExercise", id: newId(), entry: command.entry }]
        : [];
    case "restoreExercise": {
      const current = standing(command.entry);
      return current === undefined ? [] : [{ kind: "deleteExercise", id: newId(), entry: current }];
    }
    case "setSteps": {
      const { date, steps, before } = command;
      const said = {
        ...(before === undefined ? {} : { steps: before }),
        ...(steps === undefined ? {} : { before: steps }),
      };
      return [{ kind: "setSteps", id: newId(), date, ...said }];
    }
    case "changeExercise": {
      const { entry, edit, next: made } = command;
      const current = standing(made);
      if (current === undefined || current.version !== made.version) return [];
      const next = { ...entry, version: current.version + 1 };
      return [{ kind: "changeExercise", id: newId(), entry: current, edit: backOf(entry, edit), next }];
    }
  }
};

/** Request that makes an entry which is shown already. */
export const exerciseRequestOf = (entry: ExerciseEntry): ExerciseRequest => {
  const { id, exerciseId, note } = entry;
  const said = { id, exerciseId, ...(note === "" ? {} : { note }) };
  if (entry.kind === "strength") return { ...said, sets: entry.sets };
  const { minutes, ownNet, startsAt } = entry;
  return {
    ...said,
    minutes,
    ...(ownNet === undefined ? {} : { ownNet }),
    ...(startsAt === undefined ? {} : { startsAt }),
  };
};

type RefusalOf<Method extends "log" | "change" | "remove" | "restore" | "setSteps"> = Effect.Error<
  ReturnType<ExerciseClient[Method]>
>;
export type ExerciseCommandRefused =
  | RefusalOf<"log">
  | RefusalOf<"change">
  | RefusalOf<"restore">
  | RefusalOf<"setSteps">;

/** One request for each command; its answer is every day that it touched. */
export const sendExerciseCommand = (
  exercise: ExerciseClient,
  command: ExerciseCommand,
): Effect.Effect<readonly ExerciseDay[], ExerciseCommandRefused> => {
  switch (command.kind) {
    case "logExercises":
      return exercise.log(command.date, command.entries.map(exerciseRequestOf));
    case "changeExercise": {
      const { entry, edit } = command;
      return exercise.change(entry.date, { id: entry.id, version: entry.version, ...edit });
    }
    case "deleteExercise":
      // An entry that is gone already counts as deleted; the day is read instead.
      return Effect.catchTag(exercise.remove(command.entry.date, command.entry.id), "ExerciseEntryNotFound", () =>
        Effect.map(exercise.day(command.entry.date), (day) => [day]),
      );
    case "setSteps":
      return exercise.setSteps(command.date, { id: command.id as MeasurementId, steps: command.steps ?? null });
    case "restoreExercise":
      return exercise.restore(command.entry.date, command.entry.id);
  }
};
