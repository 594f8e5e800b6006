import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import type { ApiClient } from "../shared/call.ts";
import { readExercise, readExercisePage } from "./catalogue-codec.ts";
import * as calls from "./exercises-calls.ts";

const LONGEST_TEXT = 200;

export const exercisesClient = ({ call }: ApiClient): ExercisesClient => ({
  find: ({ text, kind, group, limit, after }) => {
    const query = { limit, query: text?.slice(0, LONGEST_TEXT), kind, group, cursor: after };
    return call(calls.exercises, { query }, readExercisePage);
  },
  exercise: (id) => call(calls.exercise, { params: { id } }, readExercise),
  groups: call(calls.exerciseGroups, {}, ({ groups }) => groups),
});
