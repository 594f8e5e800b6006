import { routines } from "../../queries.ts";
import type { ExercisePorts } from "../../use-exercise-commands.ts";
import { useRecords } from "./use-records.ts";

export const useRoutines = ({ exercise, ...ports }: ExercisePorts) => {
  const { saveRoutine: save, removeRoutine: remove, restoreRoutine: restore } = exercise;
  return useRecords(ports, { ...routines(exercise), writer: { save, remove, restore } });
};
