import { storeMemoryActivity } from "../../../memory/exercise/activity.ts";
import { StepsChanged } from "../../../memory/measurements/measurement-store.ts";
import { ExerciseCatalogue } from "@morsel/application/exercise/exercise-catalogue";
import { OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
import { StepStore } from "@morsel/application/exercise/step-store";
import { RoutineStore } from "@morsel/application/exercise/routine-store";
import { ExerciseStore } from "@morsel/application/exercise/exercise-store";
import { makeMemoryExerciseCatalogue } from "../../../memory/exercise/exercise-catalogue.ts";
import { makeMemoryExerciseStore } from "../../../memory/exercise/exercise-store.ts";
import { makeMemoryOwnExerciseStore } from "../../../memory/exercise/own-exercise-store.ts";
import { makeMemoryStepStore } from "../../../memory/exercise/step-store.ts";
import { makeMemoryRoutineStore } from "../../../memory/exercise/routine-store.ts";
import { SAMPLE_EXERCISES } from "../../../memory/exercise/sample-exercises.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { exerciseUseCases } from "./use-cases.ts";

export const exercise = moduleOf((bindings) => {
  exerciseUseCases(bindings);
  bindings.contribute(StepsChanged, storeMemoryActivity);
  bindings.provide(ExerciseCatalogue, {}, () => makeMemoryExerciseCatalogue(() => SAMPLE_EXERCISES));
  bindings.provide(ExerciseStore, { state: MemoryState }, ({ state }) => makeMemoryExerciseStore(state));
  bindings.provide(OwnExerciseStore, { state: MemoryState }, ({ state }) => makeMemoryOwnExerciseStore(state));
  bindings.provide(RoutineStore, { state: MemoryState }, ({ state }) => makeMemoryRoutineStore(state));
  bindings.provide(StepStore, { state: MemoryState }, ({ state }) => makeMemoryStepStore(state));
});
