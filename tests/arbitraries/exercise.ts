import fc from "fast-check";
import type { CalendarDate, Instant } from "@morsel/domain/calendar";
import {
  exerciseEntry,
  type Exercise,
  type ExerciseDone,
  type ExerciseEntry,
  type ExerciseEntryId,
  type ExerciseId,
} from "@morsel/domain/exercise";

export const RUNNING: Exercise = { id: "c-12150" as ExerciseId, kind: "cardio", name: "Running", met: 8 };
export const SQUAT: Exercise = { id: "s-barbell-squat" as ExerciseId, kind: "strength", name: "Barbell Squat" };

export const exerciseDates = fc.constantFrom("2026-03-02", "2026-03-03") as fc.Arbitrary<CalendarDate>;
const entryIds = fc.uuid({ version: 7 }) as fc.Arbitrary<ExerciseEntryId>;
const instants = fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_009 }) as fc.Arbitrary<Instant>;
const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const note = fc.constantFrom("", "felt good", "in the rain");
export const cardioDone: fc.Arbitrary<ExerciseDone> = fc.record(
  { minutes: figure(0.1, 1440), note, ownNet: fc.oneof(figure(0, 10_000), fc.constant(null)) },
  { requiredKeys: ["minutes"] },
);
const aSet = fc.record(
  { reps: fc.integer({ min: 1, max: 1000 }), weightKg: figure(0, 1000) },
  { requiredKeys: ["reps"] },
);
export const strengthDone: fc.Arbitrary<ExerciseDone> = fc.record(
  { sets: fc.array(aSet, { minLength: 1, maxLength: 6 }), note },
  { requiredKeys: ["sets"] },
);

/** Grown by the domain's own function, so that no test sees an entry the product could not make. */
export const exerciseEntries: fc.Arbitrary<ExerciseEntry> = fc
  .tuple(
    fc.oneof(fc.tuple(fc.constant(RUNNING), cardioDone), fc.tuple(fc.constant(SQUAT), strengthDone)),
    fc.record({ id: entryIds, date: exerciseDates, loggedAt: instants, weightKg: figure(20, 700) }),
  )
  .map(([[exercise, done], place]) => exerciseEntry(exercise, place, done))
  .filter((made) => made.ok)
  .map((made) => made.value);
