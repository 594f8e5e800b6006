import type { CalendarDate } from "@morsel/domain/calendar";
import { instantInBatch } from "@morsel/domain/diary";
import {
  exerciseEntry,
  type Exercise,
  type ExerciseDone,
  type ExerciseDoneRefused,
  type ExerciseEntry,
  type ExerciseEntryId,
  type ExerciseId,
} from "@morsel/domain/exercise";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { ExerciseNotFound } from "./exercise-catalogue.ts";
import { weightOn } from "../measurements/weights-on.ts";
import { exerciseDaysOf, type DayPorts, type ExerciseDay } from "./exercise-day.ts";
import type { ExerciseDayIsFull, ExerciseStore } from "./exercise-store.ts";
import type { KnownExercises } from "./known-exercises.ts";

/** The id is the client's. */
export type ExerciseRequest = ExerciseDone & { readonly id: ExerciseEntryId; readonly exerciseId: ExerciseId };

export type LogExercises = (request: {
  readonly member: Member;
  readonly date: CalendarDate;
  readonly entries: readonly ExerciseRequest[];
}) => Effect.Effect<readonly ExerciseDay[], ExerciseNotFound | ExerciseDoneRefused | ExerciseDayIsFull>;

/** W90: all or none, in the order asked. W93: at the weight of that day. */
export const makeLogExercises = (
  ports: DayPorts & { readonly exercise: ExerciseStore; readonly known: KnownExercises; readonly clock: Clock },
): LogExercises =>
  Effect.fn("LogExercises")(function* ({ member, date, entries }) {
    const now = yield* ports.clock.now;
    const found = yield* ports.known(member.id, [...new Set(entries.map(({ exerciseId }) => exerciseId))]);
    const exercises = new Map<ExerciseId, Exercise>(found.map((one) => [one.id, one]));
    const weightKg = yield* weightOn(ports, member, date);
    const made: ExerciseEntry[] = [];
    for (const { id, exerciseId, ...done } of entries) {
      const exercise = exercises.get(exerciseId);
      if (exercise === undefined) return yield* Effect.fail({ _tag: "ExerciseNotFound" as const, id: exerciseId });
      const loggedAt = instantInBatch(now, made.length);
      made.push(yield* fromResult(exerciseEntry(exercise, { id, date, loggedAt, weightKg }, done)));
    }
    return yield* exerciseDaysOf(ports, member, yield* ports.exercise.add(member.id, date, made));
  });
