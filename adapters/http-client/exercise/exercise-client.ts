import type { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import * as Effect from "effect/Effect";
import { readExerciseDay, readExerciseEntry, writeDone } from "../../http-contract/exercise/codec.ts";
import { readOwnExercise } from "../../http-contract/exercise/catalogue-codec.ts";
import type { WireOwnExercises } from "../../http-contract/exercise/catalogue-schemas.ts";
import { readRoutine, writeRoutineDraft } from "../../http-contract/exercise/routine-codec.ts";
import type { WireRoutines } from "../../http-contract/exercise/routine-schemas.ts";
import { measurementRefusals } from "../../http-contract/measurements/problems.ts";
import { exerciseRefusals } from "../../http-contract/exercise/problems.ts";
import type { WireExerciseDay, WireExerciseDays, WireRecentExercises } from "../../http-contract/exercise/schemas.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/exercise";
const { ExerciseNotFound, ExerciseDayIsFull, ExerciseEntryNotFound, ExerciseEntryVersionConflict } = exerciseRefusals;

const { OwnExerciseNotFound, OwnExerciseVersionConflict, OwnExercisesAreFull } = exerciseRefusals;
const { MeasurementDayIsFull } = measurementRefusals;
const { RoutineNotFound, RoutineVersionConflict, RoutinesAreFull } = exerciseRefusals;

const readOwn = (body: unknown) => (body as WireOwnExercises).items.map(readOwnExercise);
const readRoutines = (body: unknown) => (body as WireRoutines).items.map(readRoutine);
const readDays = (body: unknown) => (body as WireExerciseDays).days.map(readExerciseDay);

/** Exercise over the wire. */
export const makeHttpExerciseClient = (...how: HttpConnection): ExerciseClient => {
  const wire = makeHttpTransport(...how);
  const entries = (date: CalendarDate, more = "") => `${PATH}/diary/${date}/entries${more}`;
  return {
    day: (date) =>
      Effect.flatMap(
        wire({ method: "GET", path: `${PATH}/diary/${date}` }),
        decodeResponse((body) => readExerciseDay(body as WireExerciseDay), { SignInNeeded }),
      ),
    log: (date, requests) => {
      const body = {
        entries: requests.map(({ id, exerciseId, ...done }) => ({ id, exercise_id: exerciseId, ...writeDone(done) })),
      };
      return Effect.flatMap(
        wire({ method: "POST", path: entries(date), body }),
        decodeResponse(readDays, { ExerciseNotFound, ExerciseDayIsFull, FieldRefused, SignInNeeded }),
      );
    },
    change: (date, { id, version, date: to, ...done }) => {
      const body = { version, ...(to === undefined ? {} : { date: to }), ...writeDone(done) };
      return Effect.flatMap(
        wire({ method: "PATCH", path: entries(date, `/${id}`), body }),
        decodeResponse(readDays, {
          ExerciseEntryNotFound,
          ExerciseEntryVersionConflict,
          ExerciseDayIsFull,
          FieldRefused,
          SignInNeeded,
        }),
      );
    },
    remove: (date, id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: entries(date, `/${id}`) }),
        decodeResponse(readDays, { ExerciseEntryNotFound, SignInNeeded }),
      ),
    setSteps: (date, body) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/diary/${date}/steps`, body }),
        decodeResponse(readDays, { FieldRefused, MeasurementDayIsFull, SignInNeeded }),
      ),
    restore: (date, id) =>
      Effect.flatMap(
        wire({ method: "POST", path: entries(date, `/${id}/restore`) }),
        decodeResponse(readDays, { ExerciseEntryNotFound, ExerciseDayIsFull, SignInNeeded }),
      ),
    recent: (exercise) =>
      Effect.flatMap(
        wire({ method: "GET", path: `${PATH}/recent${exercise === undefined ? "" : `?exercise=${exercise}`}` }),
        decodeResponse((body) => (body as WireRecentExercises).items.map(readExerciseEntry), { SignInNeeded }),
      ),
    own: Effect.flatMap(wire({ method: "GET", path: `${PATH}/mine` }), decodeResponse(readOwn, { SignInNeeded })),
    saveOwn: (own) => {
      const { id, kind, name, version } = own;
      const body = { kind, name, version: version - 1, ...(own.kind === "cardio" ? { met: own.met } : {}) };
      return Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/mine/${id}`, body }),
        decodeResponse(readOwn, {
          OwnExerciseNotFound,
          OwnExerciseVersionConflict,
          OwnExercisesAreFull,
          FieldRefused,
          SignInNeeded,
        }),
      );
    },
    removeOwn: (id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: `${PATH}/mine/${id}` }),
        decodeResponse(readOwn, { OwnExerciseNotFound, SignInNeeded }),
      ),
    restoreOwn: (id) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/mine/${id}/restore` }),
        decodeResponse(readOwn, { OwnExerciseNotFound, OwnExercisesAreFull, SignInNeeded }),
      ),
    routines: Effect.flatMap(
      wire({ method: "GET", path: `${PATH}/routines` }),
      decodeResponse(readRoutines, { SignInNeeded }),
    ),
    saveRoutine: (routine) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/routines/${routine.id}`, body: writeRoutineDraft(routine) }),
        decodeResponse(readRoutines, {
          RoutineNotFound,
          RoutineVersionConflict,
          RoutinesAreFull,
          ExerciseNotFound,
          FieldRefused,
          SignInNeeded,
        }),
      ),
    removeRoutine: (id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: `${PATH}/routines/${id}` }),
        decodeResponse(readRoutines, { RoutineNotFound, SignInNeeded }),
      ),
    restoreRoutine: (id) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/routines/${id}/restore` }),
        decodeResponse(readRoutines, { RoutineNotFound, RoutinesAreFull, SignInNeeded }),
      ),
  };
};
