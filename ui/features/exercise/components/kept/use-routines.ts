import { routines } from "../../queries.ts";
import type { ExercisePorts } from "../../use-exercise-commands.ts";
import { useKeptThings } from "./use-kept-things.ts";

export const useRoutines = ({ exercise, ...ports }: ExercisePorts) => {
  const { saveRoutine: save, removeRoutine: remove, restoreRoutine: restore } = exercise;
  return useKeptThings(ports, { ...routines(exercise), writer: { save, remove, restore } });
};
