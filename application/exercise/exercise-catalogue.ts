import type { Exercise, ExerciseGroup, ExerciseId, ExerciseKind } from "@morsel/domain/exercise";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

export type ExerciseNotFound = { readonly _tag: "ExerciseNotFound"; readonly id: ExerciseId };

/** `next` names the last of the page, behind which the next one begins; absent on the last page. */
export type ExercisePage = { readonly items: readonly Exercise[]; readonly next?: ExerciseId };

/** Query of the catalogue; without a text the order is by name, with one the best comes first. */
export type ExerciseQuery = {
  readonly text?: string;
  readonly kind?: ExerciseKind;
  readonly group?: string;
  readonly limit: number;
  /** Behind this one, where another page went before. */
  readonly after?: ExerciseId;
};

/** The exercises that ship, the same for everybody. */
export interface ExerciseCatalogue {
  readonly find: (query: ExerciseQuery) => Effect.Effect<readonly Exercise[]>;
  /** Existing exercises, in any order. */
  readonly byIds: (ids: readonly ExerciseId[]) => Effect.Effect<readonly Exercise[]>;
  readonly groups: Effect.Effect<readonly ExerciseGroup[]>;
}

export const ExerciseCatalogue = token<ExerciseCatalogue>("ExerciseCatalogue");
