import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpExerciseClient } from "@morsel/adapters/http-client/exercise/exercise-client";
import { makeHttpExercisesClient } from "@morsel/adapters/http-client/exercise/exercises-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";

export default moduleOf(({ provide }) => {
  provide(ExercisesClient, { connection: HttpConnection }, ({ connection }) => makeHttpExercisesClient(...connection));
  provide(ExerciseClient, { connection: HttpConnection }, ({ connection }) => makeHttpExerciseClient(...connection));
});
