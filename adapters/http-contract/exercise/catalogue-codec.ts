import type { ExercisePage } from "@morsel/application/exercise/exercise-catalogue";
import type { Exercise, ExerciseGroup, ExerciseId, OwnExercise } from "@morsel/domain/exercise";
import type {
  WireExercise,
  WireExerciseGroups,
  WireExercisePage,
  WireOwnExercise,
  WireOwnExercises,
} from "./catalogue-schemas.ts";

export const writeExercise = (exercise: Exercise): WireExercise => {
  const { id, kind, name, group, words } = exercise;
  return {
    id,
    kind,
    name,
    ...(group === undefined ? {} : { group }),
    ...(words === undefined ? {} : { words }),
    ...(exercise.kind === "cardio" ? { met: exercise.met } : {}),
  };
};

export const writeExercisePage = ({ items, next }: ExercisePage): WireExercisePage => ({
  items: items.map(writeExercise),
  next: next ?? null,
});

export const writeExerciseGroups = (groups: readonly ExerciseGroup[]): WireExerciseGroups => ({ groups });

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readExercise = ({ id, kind, met, ...rest }: WireExercise): Exercise => {
  const named = { ...rest, id: id as ExerciseId };
  return kind === "cardio" && met !== undefined ? { ...named, kind, met } : { ...named, kind: "strength" };
};

export const readExercisePage = ({ items, next }: WireExercisePage): ExercisePage => ({
  items: items.map(readExercise),
  ...(next === null ? {} : { next: next as ExerciseId }),
});

export const writeOwnExercise = (own: OwnExercise): WireOwnExercise => ({
  ...writeExercise(own),
  version: own.version,
});

export const writeOwnExercises = (all: readonly OwnExercise[]): WireOwnExercises => ({
  items: all.map(writeOwnExercise),
});

export const readOwnExercise = ({ version, ...wire }: WireOwnExercise): OwnExercise => ({
  ...readExercise(wire),
  version,
});
