import type { Exercise, ExerciseId } from "./catalogue.ts";
import type { ExerciseDone, ExerciseEntry } from "./entry.ts";
import type { Routine, RoutineItem } from "./kept/routine.ts";

/** An exercise that can be logged, with its last entry. */
export type ExerciseOption = { readonly exercise: Exercise; readonly last?: ExerciseEntry };

/** An exercise, and how much of it is done. */
export type DoneExercise = { readonly exercise: Exercise; readonly done: ExerciseDone };

/** The fields of an exercise that entries and routines keep, without those of the catalogue alone. */
export const plainExercise = (exercise: Exercise): Exercise => {
  const { id, name } = exercise;
  return exercise.kind === "cardio" ? { id, name, kind: "cardio", met: exercise.met } : { id, name, kind: "strength" };
};

/** The exercise of an entry, as it was when it was logged. */
export const exerciseOfEntry = (entry: ExerciseEntry): Exercise => {
  const { exerciseId: id, name } = entry;
  return entry.kind === "cardio" ? { id, name, kind: "cardio", met: entry.met } : { id, name, kind: "strength" };
};

/** W96: minutes or sets are offered again; a note and an energy of one's own were of that day. */
export const repeatExercise = (last: ExerciseEntry): RoutineItem["done"] =>
  last.kind === "cardio" ? { minutes: last.minutes } : { sets: last.sets };

const lastById = (recent: readonly ExerciseEntry[]): ReadonlyMap<ExerciseId, ExerciseEntry> =>
  new Map(recent.map((entry) => [entry.exerciseId, entry]));

/** W96: the found exercises, each with its last entry; before anything is typed, the last entries. */
export const exerciseOptions = (
  found: readonly Exercise[] | undefined,
  recent: readonly ExerciseEntry[],
): readonly ExerciseOption[] => {
  if (found === undefined) return recent.map((last) => ({ exercise: exerciseOfEntry(last), last }));
  const uses = lastById(recent);
  return found.map((exercise) => {
    const last = uses.get(exercise.id);
    return { exercise, ...(last !== undefined && last.kind === exercise.kind ? { last } : {}) };
  });
};

/** W342: a routine logs of each exercise what was done last, else what it was saved with. */
export const routineExercises = (
  { items }: Pick<Routine, "items">,
  recent: readonly ExerciseEntry[],
): readonly DoneExercise[] => {
  const last = lastById(recent);
  return items.map(({ exercise, done }) => {
    const before = last.get(exercise.id);
    return { exercise, done: before !== undefined && before.kind === exercise.kind ? repeatExercise(before) : done };
  });
};

/** W340: entries as the items of a routine that would do them again. */
export const itemsOf = (entries: readonly ExerciseEntry[]): readonly RoutineItem[] =>
  entries.map((entry) => ({ exercise: exerciseOfEntry(entry), done: repeatExercise(entry) }));

/** The items with one of them a place further up or down. */
export const movedItem = <Item>(items: readonly Item[], at: number, by: 1 | -1): readonly Item[] => {
  const to = at + by;
  if (to < 0 || to >= items.length) return items;
  return items.toSpliced(at, 1).toSpliced(to, 0, ...items.slice(at, at + 1));
};
