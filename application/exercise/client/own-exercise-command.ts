import { byName, type OwnExercise } from "@morsel/domain/exercise";
import type { Effect } from "effect";
import type { ExerciseClient } from "./exercise-client.ts";

/** An own exercise that is saved as the next version of `before`, deleted, or brought back. */
export type OwnExerciseCommand = {
  readonly kind: "saveOwn" | "deleteOwn" | "restoreOwn";
  /** A UUID, made with the command. */
  readonly id: string;
  readonly own: OwnExercise;
  readonly before?: OwnExercise;
};

/** W95, W97: all own exercises as they are after a command; where it is done already it changes nothing. */
export const projectOwn = (
  all: readonly OwnExercise[],
  { kind, own }: Pick<OwnExerciseCommand, "kind" | "own">,
): readonly OwnExercise[] => {
  const known = all.find(({ id }) => id === own.id);
  const others = all.filter(({ id }) => id !== own.id);
  if (kind === "deleteOwn") return others;
  return known !== undefined && known.version >= own.version ? all : [...others, own].toSorted(byName);
};

/** W97: the command that takes another one back; undefined where it was changed since. */
export const invertOwn = (
  { kind, own, before }: OwnExerciseCommand,
  all: readonly OwnExercise[],
  newId: () => string,
): OwnExerciseCommand | undefined => {
  const current = all.find(({ id }) => id === own.id);
  if (kind === "deleteOwn") return current === undefined ? { kind: "restoreOwn", id: newId(), own } : undefined;
  if (current?.version !== own.version) return undefined;
  return before === undefined
    ? { kind: "deleteOwn", id: newId(), own }
    : { kind: "saveOwn", id: newId(), own: { ...before, version: own.version + 1 }, before: own };
};

type Refused = Effect.Error<ReturnType<ExerciseClient["saveOwn" | "removeOwn" | "restoreOwn"]>>;

/** Answers all that stand. */
export const sendOwnCommand = (
  exercise: ExerciseClient,
  { kind, own }: OwnExerciseCommand,
): Effect.Effect<readonly OwnExercise[], Refused> =>
  kind === "saveOwn"
    ? exercise.saveOwn(own)
    : kind === "deleteOwn"
      ? exercise.removeOwn(own.id)
      : exercise.restoreOwn(own.id);
