import type { ExerciseCatalogue } from "@morsel/application/exercise/exercise-catalogue";
import { indexExercises, searchExercises, byName, groupsOf, type Exercise } from "@morsel/domain/exercise";
import * as Effect from "effect/Effect";

/** A few hundred exercises are searched as they lie in memory, in less than a millisecond; they are indexed when first asked for. */
export const makeMemoryExerciseCatalogue = (read: () => readonly Exercise[]): ExerciseCatalogue => {
  const load = () => {
    const exercises = read();
    return {
      index: indexExercises(exercises),
      named: exercises.toSorted(byName),
      byId: new Map(exercises.map((exercise) => [exercise.id, exercise])),
      groups: groupsOf(exercises),
    };
  };
  let loaded: ReturnType<typeof load> | undefined;
  const catalogue = () => (loaded ??= load());
  return {
    find: ({ text, kind, group, limit, after }) =>
      Effect.sync(() => {
        const { index, named } = catalogue();
        const found = (text === undefined ? named : searchExercises(index, text)).filter(
          (one) => (kind === undefined || one.kind === kind) && (group === undefined || one.group === group),
        );
        const from = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
        return found.slice(from, from + limit);
      }),
    byIds: (ids) => Effect.sync(() => ids.flatMap((id) => catalogue().byId.get(id) ?? [])),
    groups: Effect.sync(() => catalogue().groups),
  };
};
