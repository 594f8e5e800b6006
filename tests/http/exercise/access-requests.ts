import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id, TODAY } from "../support/harness.ts";

const parkour = { kind: "cardio", name: "Parkour", met: 8 };
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
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  await ada.send("POST", `/api/services/exercise/mine/${id(502)}`, { ...parkour, version: 0 });
  await ada.send("POST", `/api/services/exercise/diary/${TODAY}/entries`, { entries: [{ ...run, id: id(501) }] });
};
