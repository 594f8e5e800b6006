import type { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import type { ExerciseCatalogue, ExerciseNotFound } from "@morsel/application/exercise/exercise-catalogue";
import { exercisePage } from "@morsel/application/exercise/find-exercises";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

/** The catalogue as visitors and members see it. */
export const makeMemoryExercisesClient = ({
  connection,
  catalogue,
}: {
  readonly connection: MemoryConnection;
  readonly catalogue: ExerciseCatalogue;
}): ExercisesClient => ({
  find: (query) => connection.reach(exercisePage(catalogue, query)),
  exercise: (id) =>
    connection.reach(
      Effect.flatMap(catalogue.byIds([id]), ([found]) =>
        found === undefined ? Effect.fail<ExerciseNotFound>({ _tag: "ExerciseNotFound", id }) : Effect.succeed(found),
      ),
    ),
  groups: connection.reach(catalogue.groups),
});
