import { ownExercises } from "../../queries.ts";
import type { ExercisePorts } from "../../use-exercise-commands.ts";
import { useRecords } from "./use-records.ts";

export const useOwnExercises = ({ exercise, ...ports }: ExercisePorts) => {
  const { saveOwn: save, removeOwn: remove, restoreOwn: restore } = exercise;
  return useRecords(ports, { ...ownExercises(exercise), writer: { save, remove, restore } });
};
