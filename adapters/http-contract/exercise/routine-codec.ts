import type { Routine, RoutineId, RoutineItem } from "@morsel/domain/exercise";
import type { RoutineDraft } from "@morsel/application/exercise/save-routine";
import { readExercise, writeExercise } from "./catalogue-codec.ts";
import { readDone, writeDone } from "./codec.ts";
import type { RoutinePayload, WireRoutine, WireRoutines } from "./routine-schemas.ts";

/** Minutes or sets alone: a routine has no notes and no energy of its own. */
const doneIn = (done: Parameters<typeof readDone>[0]): RoutineItem["done"] => {
  const { minutes, sets } = readDone(done);
  return { ...(minutes === undefined ? {} : { minutes }), ...(sets === undefined ? {} : { sets }) };
};

const writeItem = ({ minutes, sets }: RoutineItem["done"]) => {
  const { sets: written } = writeDone(sets === undefined ? {} : { sets });
  return { ...(minutes === undefined ? {} : { minutes }), ...(written === undefined ? {} : { sets: written }) };
};

export const writeRoutine = ({ id, name, items, version }: Routine): WireRoutine => ({
  id,
  name,
  items: items.map(({ exercise, done }) => ({ exercise: writeExercise(exercise), ...writeItem(done) })),
  version,
});

export const writeRoutines = (all: readonly Routine[]): WireRoutines => ({ items: all.map(writeRoutine) });

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readRoutine = ({ id, name, items, version }: WireRoutine): Routine => ({
  id: id as RoutineId,
  name,
  items: items.map(({ exercise, ...done }) => ({ exercise: readExercise(exercise), done: doneIn(done) })),
  version,
});

export const writeRoutineDraft = ({ name, items, version }: Routine): RoutinePayload => ({
  version: version - 1,
  name,
  items: items.map(({ exercise, done }) => ({ exercise_id: exercise.id, ...writeItem(done) })),
});

export const readRoutineItems = (items: RoutinePayload["items"]): RoutineDraft["items"] =>
  items.map(({ exercise_id: exerciseId, ...done }) => ({ exerciseId, ...doneIn(done) }));
