import { err, ok, type Result } from "../../result/index.ts";
import { plainLine } from "../../text/index.ts";
import type { Exercise, ExerciseId } from "../catalogue.ts";
import { EXERCISE_RANGES } from "../energy.ts";

/** An exercise of a member's own; its id is a UUID made by the client, offline too. */
export type OwnExercise = Exercise & {
  readonly id: ExerciseId;
  /** 1 when created, one more with each change. */
  readonly version: number;
};

/** As it is typed: cardio has a MET. */
export type OwnExerciseDraft = Pick<Exercise, "kind" | "name"> & { readonly met?: number };

export type OwnExerciseRefused = {
  readonly _tag: "OwnExerciseRefused";
  readonly field: "name" | "met";
  readonly min: number;
  readonly max: number;
};

/** E19: a member has no more exercises of their own than this. */
export const OWN_EXERCISES_LIMIT = 200;
const NAME_MAX = 100;

const refused = (field: OwnExerciseRefused["field"], min: number, max: number) =>
  err<OwnExerciseRefused>({ _tag: "OwnExerciseRefused", field, min, max });

/** E19: a name of 1 to 100 characters, and a MET of E3 for cardio; strength has none. */
export const ownExercise = (
  id: ExerciseId,
  { kind, name: typed, met }: OwnExerciseDraft,
  version = 1,
): Result<OwnExercise, OwnExerciseRefused> => {
  const name = plainLine(typed, NAME_MAX);
  if (name === undefined) return refused("name", 1, NAME_MAX);
  if (kind === "strength") return met === undefined ? ok({ id, kind, name, version }) : refused("met", 0, 0);
  const { min, max } = EXERCISE_RANGES.met;
  return met !== undefined && met >= min && met <= max
    ? ok({ id, kind, name, met, version })
    : refused("met", min, max);
};
