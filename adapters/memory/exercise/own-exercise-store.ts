import type {
  OwnExerciseNotFound,
  OwnExercisesAreFull,
  OwnExerciseStore,
  OwnExerciseVersionConflict,
} from "@morsel/application/exercise/own-exercise-store";
import { byName, OWN_EXERCISES_LIMIT, type ExerciseId, type OwnExercise } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";

type Stored = { readonly own: OwnExercise; readonly isDeleted: boolean };

const ownTable = memoryTable(() => new Map<MemberId, Map<ExerciseId, Stored>>());

const notFound = (id: ExerciseId) => Effect.fail<OwnExerciseNotFound>({ _tag: "OwnExerciseNotFound", id });
const full = Effect.fail<OwnExercisesAreFull>({ _tag: "OwnExercisesAreFull", limit: OWN_EXERCISES_LIMIT });

/** Each method runs in one go, as a transaction would. */
export const makeMemoryOwnExerciseStore = (state: MemoryState): OwnExerciseStore => {
  const ownOf = (member: MemberId): Map<ExerciseId, Stored> => {
    const table = state.of(ownTable);
    const known = table.get(member) ?? new Map<ExerciseId, Stored>();
    table.set(member, known);
    return known;
  };
  const standing = (member: MemberId): readonly OwnExercise[] =>
    [...ownOf(member).values()].flatMap(({ own, isDeleted }) => (isDeleted ? [] : [own])).toSorted(byName);
  const put = (member: MemberId, own: OwnExercise, isDeleted: boolean): readonly OwnExercise[] => {
    ownOf(member).set(own.id, { own, isDeleted });
    return standing(member);
  };
  return {
    all: (member) => Effect.sync(() => standing(member)),
    byIds: (member, ids) => Effect.sync(() => ids.flatMap((id) => ownOf(member).get(id)?.own ?? [])),
    save: (member, own) =>
      Effect.suspend(
        (): Effect.Effect<
          readonly OwnExercise[],
          OwnExerciseNotFound | OwnExerciseVersionConflict | OwnExercisesAreFull
        > => {
          const known = ownOf(member).get(own.id);
          if (known === undefined) {
            if (own.version !== 1) return notFound(own.id);
            return standing(member).length >= OWN_EXERCISES_LIMIT ? full : Effect.sync(() => put(member, own, false));
          }
          if (JSON.stringify(known.own) === JSON.stringify(own)) return Effect.sync(() => standing(member));
          if (known.isDeleted) return notFound(own.id);
          if (known.own.version !== own.version - 1)
            return Effect.fail({ _tag: "OwnExerciseVersionConflict" as const, current: known.own });
          return Effect.sync(() => put(member, own, false));
        },
      ),
    remove: (member, id) =>
      Effect.suspend(() => {
        const known = ownOf(member).get(id);
        return known === undefined ? notFound(id) : Effect.sync(() => put(member, known.own, true));
      }),
    restore: (member, id) =>
      Effect.suspend((): Effect.Effect<readonly OwnExercise[], OwnExerciseNotFound | OwnExercisesAreFull> => {
        const known = ownOf(member).get(id);
        if (known === undefined) return notFound(id);
        if (known.isDeleted && standing(member).length >= OWN_EXERCISES_LIMIT) return full;
        return Effect.sync(() => put(member, known.own, false));
      }),
  };
};
