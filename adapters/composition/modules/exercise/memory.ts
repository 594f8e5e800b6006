import { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import { ExerciseCatalogue } from "@morsel/application/exercise/exercise-catalogue";
import { OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
import { StepsClient } from "@morsel/application/exercise/client/steps-client";
import { StepStore } from "@morsel/application/exercise/step-store";
import { RoutineStore } from "@morsel/application/exercise/routine-store";
import { ExerciseStore } from "@morsel/application/exercise/exercise-store";
import { ExerciseUseCases } from "@morsel/application/exercise/use-cases";
import { MemberStore } from "@morsel/application/identity/member-store";
import { makeMemoryExerciseCatalogue } from "../../../memory/exercise/exercise-catalogue.ts";
import { makeMemoryExerciseClient } from "../../../memory/exercise/exercise-client.ts";
import { makeMemoryExerciseStore } from "../../../memory/exercise/exercise-store.ts";
import { makeMemoryOwnExerciseStore } from "../../../memory/exercise/own-exercise-store.ts";
import { makeMemoryStepsClient } from "../../../memory/exercise/steps-client.ts";
import { makeMemoryStepStore } from "../../../memory/exercise/step-store.ts";
import { makeMemoryRoutineStore } from "../../../memory/exercise/routine-store.ts";
import { makeMemoryExercisesClient } from "../../../memory/exercise/exercises-client.ts";
import { SAMPLE_EXERCISES } from "../../../memory/exercise/sample-exercises.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { exerciseUseCases } from "./use-cases.ts";

const catalogueClientPorts = { connection: MemoryConnection, catalogue: ExerciseCatalogue };
const clientPorts = {
  connection: MemoryConnection,
  members: MemberStore,
  own: OwnExerciseStore,
  routines: RoutineStore,
  steps: StepStore,
  useCases: ExerciseUseCases,
};

export const exercise = moduleOf((bindings) => {
  exerciseUseCases(bindings);
  bindings.provide(ExerciseCatalogue, {}, () => makeMemoryExerciseCatalogue(() => SAMPLE_EXERCISES));
  bindings.provide(ExerciseStore, { state: MemoryState }, ({ state }) => makeMemoryExerciseStore(state));
  bindings.provide(OwnExerciseStore, { state: MemoryState }, ({ state }) => makeMemoryOwnExerciseStore(state));
  bindings.provide(RoutineStore, { state: MemoryState }, ({ state }) => makeMemoryRoutineStore(state));
  bindings.provide(StepStore, { state: MemoryState }, ({ state }) => makeMemoryStepStore(state));
  bindings.provide(ExercisesClient, catalogueClientPorts, makeMemoryExercisesClient);
  bindings.provide(StepsClient, clientPorts, makeMemoryStepsClient);
  bindings.provide(ExerciseClient, clientPorts, makeMemoryExerciseClient);
});
