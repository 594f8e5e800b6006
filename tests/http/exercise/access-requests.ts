import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id, TODAY } from "../support/harness.ts";

const parkour = { kind: "cardio", name: "Parkour", met: 8 };
const morning = { name: "Morning", items: [{ exercise_id: "c-12150", minutes: 20 }] };
const run = { id: id(500), exercise_id: "c-12150", minutes: 30 };

export const accessRequests: AccessRequests = {
  "exercises.exercises": ["/api/services/exercises?query=running"],
  "exercises.exerciseGroups": ["/api/services/exercises/groups"],
  "exercises.exercise": ["/api/services/exercises/c-12150"],
  "exercise.recentExercises": ["/api/services/exercise/recent"],
  "exercise.exerciseDay": [`/api/services/exercise/diary/${TODAY}`],
  "exercise.logExercises": [`/api/services/exercise/diary/${TODAY}/entries`, { entries: [run] }],
  "exercise.changeExercise": [`/api/services/exercise/diary/${TODAY}/entries/${id(501)}`, { version: 1, minutes: 20 }],
  "exercise.removeExercise": [`/api/services/exercise/diary/${TODAY}/entries/${id(501)}`],
  "exercise.restoreExercise": [`/api/services/exercise/diary/${TODAY}/entries/${id(501)}/restore`],
  "exercise.ownExercises": ["/api/services/exercise/mine"],
  "exercise.saveOwnExercise": [`/api/services/exercise/mine/${id(502)}`, { ...parkour, version: 1 }],
  "exercise.removeOwnExercise": [`/api/services/exercise/mine/${id(502)}`],
  "exercise.restoreOwnExercise": [`/api/services/exercise/mine/${id(502)}/restore`],
  "exercise.setSteps": [`/api/services/exercise/diary/${TODAY}/steps`, { id: id(504), steps: 8212 }],
  "steps.steps": [`/api/services/steps?from=${TODAY}&to=${TODAY}`],
  "steps.sendSteps": ["/api/services/steps", { counts: [{ date: TODAY, steps: 5000 }] }],
  "steps.stepImports": ["/api/services/steps/imports"],
  "steps.importSteps": ["/api/services/steps/imports", { id: id(505), counts: [{ date: TODAY, steps: 5000 }] }],
  "steps.undoStepImport": [`/api/services/steps/imports/${id(505)}/undo`],
  "exercise.routines": ["/api/services/exercise/routines"],
  "exercise.saveRoutine": [`/api/services/exercise/routines/${id(503)}`, { ...morning, version: 1 }],
  "exercise.removeRoutine": [`/api/services/exercise/routines/${id(503)}`],
  "exercise.restoreRoutine": [`/api/services/exercise/routines/${id(503)}/restore`],
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  await ada.send("POST", `/api/services/exercise/mine/${id(502)}`, { ...parkour, version: 0 });
  await ada.send("POST", "/api/services/steps/imports", { id: id(505), counts: [{ date: TODAY, steps: 5000 }] });
  await ada.send("POST", `/api/services/exercise/routines/${id(503)}`, { ...morning, version: 0 });
  await ada.send("POST", `/api/services/exercise/diary/${TODAY}/entries`, { entries: [{ ...run, id: id(501) }] });
};
