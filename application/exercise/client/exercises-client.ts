import type { Exercise, ExerciseGroup, ExerciseId } from "@morsel/domain/exercise";
import type { Effect } from "effect";
import type { TooManyTries, Unreachable } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { ExerciseQuery, ExerciseNotFound, ExercisePage } from "../exercise-catalogue.ts";

/** The exercises that ship, for everybody. */
export interface ExercisesClient {
  readonly find: (query: ExerciseQuery) => Effect.Effect<ExercisePage, TooManyTries | Unreachable>;
  readonly exercise: (id: ExerciseId) => Effect.Effect<Exercise, ExerciseNotFound | Unreachable>;
  readonly groups: Effect.Effect<readonly ExerciseGroup[], Unreachable>;
}

export const ExercisesClient = token<ExercisesClient>("ExercisesClient");
