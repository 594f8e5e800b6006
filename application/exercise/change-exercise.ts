import type { CalendarDate } from "@morsel/domain/calendar";
import {
  changeExercise,
  type ExerciseDoneRefused,
  type ExerciseEdit,
  type ExerciseEntryId,
} from "@morsel/domain/exercise";
import type { Member } from "@morsel/domain/identity";
import { isSameContent } from "@morsel/domain/versioned-records";
import * as Effect from "effect/Effect";
import { fromResult } from "../platform/from-result.ts";
import { weightOn } from "../measurements/weights-on.ts";
import { exerciseDaysOf, type DayPorts, type ExerciseDay } from "./exercise-day.ts";
import type {
  ExerciseDayIsFull,
  ExerciseEntryNotFound,
  ExerciseEntryVersionConflict,
  ExerciseStore,
} from "./exercise-store.ts";

export type ExerciseChange = ExerciseEdit & {
  readonly id: ExerciseEntryId;
  /** The version that was read. */
  readonly version: number;
};

export type ChangeExercise = (request: {
  readonly member: Member;
  /** The entry's day before the change; an entry of another day is unknown. */
  readonly date: CalendarDate;
  readonly change: ExerciseChange;
}) => Effect.Effect<
  readonly ExerciseDay[],
  ExerciseEntryNotFound | ExerciseEntryVersionConflict | ExerciseDoneRefused | ExerciseDayIsFull
>;

/** W92: who saw an older version gets the one that stands, but for the very change that made it, whose answer got lost. */
export const makeChangeExercise = (ports: DayPorts & { readonly exercise: ExerciseStore }): ChangeExercise =>
  Effect.fn("ChangeExercise")(function* ({ member, date, change: { id, version, ...edit } }) {
    const current = yield* ports.exercise.entry(member.id, id);
    const target = edit.date ?? date;
    const isDone = current?.version === version + 1 && current.date === target;
    if (current === undefined || (current.date !== date && !isDone))
      return yield* Effect.fail({ _tag: "ExerciseEntryNotFound" as const, id });
    if (isDone) {
      const again = yield* fromResult(changeExercise(current, edit));
      if (isSameContent({ ...again, version: current.version }, current)) {
        const days = yield* Effect.forEach([...new Set([date, current.date])], (day) =>
          ports.exercise.day(member.id, day),
        );
        return yield* exerciseDaysOf(ports, member, days);
      }
    }
    if (current.version !== version)
      return yield* Effect.fail({ _tag: "ExerciseEntryVersionConflict" as const, current });
    const weightKg = target === date ? undefined : yield* weightOn(ports, member, target);
    const next = yield* fromResult(changeExercise(current, edit, weightKg));
    return yield* exerciseDaysOf(ports, member, yield* ports.exercise.replace(member.id, next));
  });
