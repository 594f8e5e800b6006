import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { ExerciseEntry, ExerciseEntryId, ExerciseId } from "@morsel/domain/exercise";
import type { Member, MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { Clock } from "../platform/clock.ts";
import { token } from "../platform/token.ts";
import { makeChangeExercise } from "./change-exercise.ts";
import type { ExerciseCatalogue } from "./exercise-catalogue.ts";
import { exerciseDaysOf, type DayPorts, type ExerciseDay } from "./exercise-day.ts";
import type { ExercisesOfDay, ExerciseStore } from "./exercise-store.ts";
import { makeKnownExercises } from "./known-exercises.ts";
import { makeLogExercises } from "./log-exercises.ts";
import type { OwnExerciseStore } from "./own-exercise-store.ts";
import type { RoutineStore } from "./routine-store.ts";
import { makeSaveOwnExercise } from "./save-own-exercise.ts";
import { makeSendSteps, makeUndoImport } from "./send-steps.ts";
import { refuseField } from "../platform/refused-field.ts";
import type { StepStore } from "./step-store.ts";
import { makeSetSteps } from "./set-steps.ts";
import { makeSaveRoutine } from "./save-routine.ts";

export type ExercisePorts = DayPorts & {
  readonly exercise: ExerciseStore;
  readonly catalogue: ExerciseCatalogue;
  readonly own: OwnExerciseStore;
  readonly routines: RoutineStore;
  readonly steps: StepStore;
  readonly today: MemberToday;
  readonly clock: Clock;
};

/** W96: what was done in half a year, each exercise once. */
const RECENT_DAYS = 183;
const RECENT_LIMIT = 60;
/** Ten years: what a file is compared with. */
const STEPS_READ_DAYS = 4_000;

type OfEntry = {
  readonly member: Member;
  readonly date: CalendarDate;
  readonly id: ExerciseEntryId;
};

/** All that can be done with exercise. */
export const makeExerciseUseCases = (ports: ExercisePorts) => {
  const answer =
    (member: Member) =>
    <E>(write: Effect.Effect<readonly ExercisesOfDay[], E>): Effect.Effect<readonly ExerciseDay[], E> =>
      Effect.flatMap(write, (days) => exerciseDaysOf(ports, member, days));
  const known = makeKnownExercises(ports);
  return {
    readDay: ({ member, date }: Pick<OfEntry, "member" | "date">): Effect.Effect<ExerciseDay> =>
      Effect.flatMap(ports.exercise.day(member.id, date), (day) =>
        Effect.flatMap(exerciseDaysOf(ports, member, [day]), ([view]) =>
          view === undefined ? Effect.die(new Error(`No exercise of ${date}`)) : Effect.succeed(view),
        ),
      ),
    logExercises: makeLogExercises({ ...ports, known }),
    changeExercise: makeChangeExercise(ports),
    saveOwnExercise: makeSaveOwnExercise(ports),
    setSteps: makeSetSteps(ports),
    sendSteps: makeSendSteps(ports),
    undoImport: makeUndoImport(ports),
    readSteps: ({
      member,
      from,
      to,
    }: {
      readonly member: MemberId;
      readonly from: CalendarDate;
      readonly to: CalendarDate;
    }) =>
      from > to || addDays(from, STEPS_READ_DAYS) < to
        ? refuseField("from", `${addDays(to, -STEPS_READ_DAYS)} to ${to}`)
        : ports.steps.counts(member, from, to),
    saveRoutine: makeSaveRoutine({ ...ports, known }),
    removeExercise: ({ member, date, id }: OfEntry) => answer(member)(ports.exercise.remove(member.id, date, id)),
    restoreExercise: ({ member, date, id }: OfEntry) => answer(member)(ports.exercise.restore(member.id, date, id)),
    /** W96: of one exercise the last entry, however long ago; else the last of each. */
    recent: ({
      member,
      exercise,
    }: Pick<OfEntry, "member"> & { readonly exercise?: ExerciseId }): Effect.Effect<readonly ExerciseEntry[]> =>
      exercise === undefined
        ? Effect.flatMap(ports.today(member), (today) =>
            ports.exercise.lastOfEach(member.id, addDays(today, -RECENT_DAYS), RECENT_LIMIT),
          )
        : Effect.map(ports.exercise.lastOf(member.id, exercise), (last) => (last === undefined ? [] : [last])),
  };
};

export type ExerciseUseCases = ReturnType<typeof makeExerciseUseCases>;
export const ExerciseUseCases = token<ExerciseUseCases>("ExerciseUseCases");
