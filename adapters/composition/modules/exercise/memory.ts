import { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import { ExerciseCatalogue } from "@morsel/application/exercise/exercise-catalogue";
import { makeMemoryExerciseCatalogue } from "../../../memory/exercise/exercise-catalogue.ts";
import { makeMemoryExercisesClient } from "../../../memory/exercise/exercises-client.ts";
import { SAMPLE_EXERCISES } from "../../../memory/exercise/sample-exercises.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { moduleOf } from "../../container.ts";

export const exercise = moduleOf(({ provide }) => {
  provide(ExerciseCatalogue, {}, () => makeMemoryExerciseCatalogue(() => SAMPLE_EXERCISES));
  provide(ExercisesClient, { connection: MemoryConnection, catalogue: ExerciseCatalogue }, makeMemoryExercisesClient);
});
