import type { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import type { ApiClient } from "../shared/call.ts";
import { readOwnExercise } from "./catalogue-codec.ts";
import type { WireOwnExercises } from "./catalogue-schemas.ts";
import { readExerciseDay, readExerciseEntry, writeDone } from "./codec.ts";
import * as calls from "./exercise-calls.ts";
import { readRoutine, writeRoutineDraft } from "./routine-codec.ts";
import type { WireRoutines } from "./routine-schemas.ts";
import type { WireExerciseDays } from "./schemas.ts";

const readOwn = ({ items }: WireOwnExercises) => items.map(readOwnExercise);
const readRoutines = ({ items }: WireRoutines) => items.map(readRoutine);
const readDays = ({ days }: WireExerciseDays) => days.map(readExerciseDay);

export const exerciseClient = ({ call }: ApiClient): ExerciseClient => ({
  day: (date) => call(calls.exerciseDay, { params: { date } }, readExerciseDay),
  log: (date, requests) => {
    const entries = requests.map(({ id, exerciseId, ...did }) => {
      // A new entry has no figure of the member's that could be taken back.
      const { energy, ...done } = writeDone(did);
      return { id, exercise_id: exerciseId, ...done, ...(typeof energy === "number" ? { energy } : {}) };
    });
    return call(calls.logExercises, { params: { date }, payload: { entries } }, readDays);
  },
  change: (date, { id, version, date: to, ...did }) => {
    const payload = { version, ...(to === undefined ? {} : { date: to }), ...writeDone(did) };
    return call(calls.changeExercise, { params: { date, id }, payload }, readDays);
  },
  remove: (date, id) => call(calls.removeExercise, { params: { date, id } }, readDays),
  restore: (date, id) => call(calls.restoreExercise, { params: { date, id } }, readDays),
  setSteps: (date, steps) => call(calls.setSteps, { params: { date }, payload: steps }, readDays),
  recent: (exercise) =>
    call(calls.recentExercises, { query: { exercise } }, ({ items }) => items.map(readExerciseEntry)),
  own: call(calls.ownExercises, {}, readOwn),
  saveOwn: (own) => {
    const { id, kind, name, version } = own;
    const payload = { kind, name, version: version - 1, ...(own.kind === "cardio" ? { met: own.met } : {}) };
    return call(calls.saveOwnExercise, { params: { id }, payload }, readOwn);
  },
  removeOwn: (id) => call(calls.removeOwnExercise, { params: { id } }, readOwn),
  restoreOwn: (id) => call(calls.restoreOwnExercise, { params: { id } }, readOwn),
  routines: call(calls.routines, {}, readRoutines),
  saveRoutine: (routine) =>
    call(calls.saveRoutine, { params: { id: routine.id }, payload: writeRoutineDraft(routine) }, readRoutines),
  removeRoutine: (id) => call(calls.removeRoutine, { params: { id } }, readRoutines),
  restoreRoutine: (id) => call(calls.restoreRoutine, { params: { id } }, readRoutines),
});
