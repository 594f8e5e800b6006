import { ExerciseCatalogue } from "@morsel/application/exercise/exercise-catalogue";
import { readShippedExercises } from "../../../importers/exercises/shipped-exercises.ts";
import { makeMemoryExerciseCatalogue } from "../../../memory/exercise/exercise-catalogue.ts";
import { moduleOf } from "../../container.ts";

export const exercise = moduleOf(({ provide }) => {
  provide(ExerciseCatalogue, {}, () => makeMemoryExerciseCatalogue(readShippedExercises));
});
