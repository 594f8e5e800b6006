import { moduleOf } from "@morsel/adapters/composition/container";
import { exerciseClient } from "@morsel/adapters/http-contract/exercise/exercise-client";
import { exercisesClient } from "@morsel/adapters/http-contract/exercise/exercises-client";
import { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import { provideClient } from "@morsel/adapters/composition/provide-client";

export default moduleOf((bindings) => {
  provideClient(bindings, ExercisesClient, exercisesClient);
  provideClient(bindings, ExerciseClient, exerciseClient);
});
