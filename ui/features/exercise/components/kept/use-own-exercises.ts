import { ownExercises } from "../../queries.ts";
import type { ExercisePorts } from "../../use-exercise-commands.ts";
import { useKeptThings } from "./use-kept-things.ts";

export const useOwnExercises = ({ exercise, ...ports }: ExercisePorts) => {
  const { saveOwn: save, removeOwn: remove, restoreOwn: restore } = exercise;
  return useKeptThings(ports, { ...ownExercises(exercise), writer: { save, remove, restore } });
};
