// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { ExercisesGroup } from "./exercises.ts";
import { exerciseRefusals } from "./problems.ts";
import { TooManyTries } from "../shared/problems.ts";

const { ExerciseNotFound } = exerciseRefusals;
const call = /*#__PURE__*/ callOf<typeof ExercisesGroup>();

export const exercises = /*#__PURE__*/ call("GET", "/api/services/exercises", { TooManyTries });
export const exerciseGroups = /*#__PURE__*/ call("GET", "/api/services/exercises/groups", {  });
export const exercise = /*#__PURE__*/ call("GET", "/api/services/exercises/:id", { ExerciseNotFound });
