import type { ExerciseEntry, ExerciseId, Routine, RoutineItem } from "@morsel/domain/exercise";
import { doneAgain } from "./exercise-box.ts";
import { exerciseOfEntry, type DoneExercise } from "./make-exercise-command.ts";

/** W342: what a routine logs: of each exercise what was done last, else what it was saved with. */
export const routineDoings = (
  { items }: Pick<Routine, "items">,
  recent: readonly ExerciseEntry[],
): readonly DoneExercise[] => {
  const last = new Map<ExerciseId, ExerciseEntry>(recent.map((entry) => [entry.exerciseId, entry]));
  return items.map(({ exercise, done }) => {
    const before = last.get(exercise.id);
    return { exercise, done: before?.kind === exercise.kind ? doneAgain(before) : done };
  });
};

/** What was done as a routine would do it again. */
export const itemsOf = (entries: readonly ExerciseEntry[]): readonly RoutineItem[] =>
  entries.map((entry) => ({
    exercise: exerciseOfEntry(entry),
    done: entry.kind === "cardio" ? { minutes: entry.minutes } : { sets: entry.sets },
  }));

/** The items with one of them a place further up or down. */
export const movedItem = <Item>(items: readonly Item[], at: number, by: 1 | -1): readonly Item[] => {
  const to = at + by;
  if (to < 0 || to >= items.length) return items;
  return items.toSpliced(at, 1).toSpliced(to, 0, ...items.slice(at, at + 1));
};
