import { repeatExercise } from "@morsel/domain/exercise";
import {
  itemsOf,
  movedItem,
  routineExercises,
  routine,
  ROUTINE_ITEMS_MAX,
  type Routine,
  type RoutineId,
} from "@morsel/domain/exercise";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exerciseEntries } from "../../arbitraries/exercise.ts";

const ID = "00000000-0000-7000-8000-000000000001" as RoutineId;
const given = (change: Partial<Routine>): Routine => ({ id: ID, name: "Push", items: [], version: 1, ...change });
const days = fc.array(exerciseEntries, { minLength: 1, maxLength: ROUTINE_ITEMS_MAX });

describe("a routine", () => {
  it("W340 holds what a day held, each as it could be logged, with a name that can be seen", () => {
    fc.assert(
      fc.property(days, (entries) => {
        const items = itemsOf(entries);
        expect(routine(given({ name: " Push  day ", items }))).toEqual({
          ok: true,
          value: given({ name: "Push day", items }),
        });
        for (const name of ["", " ", "x".repeat(101), "\u200b"])
          expect(routine(given({ name, items }))).toMatchObject({ ok: false, error: { field: "name", max: 100 } });
        const many = Array.from({ length: ROUTINE_ITEMS_MAX + 1 }, () => items[0]).flatMap((item) => item ?? []);
        for (const wrong of [[], many])
          expect(routine(given({ items: wrong }))).toMatchObject({ ok: false, error: { field: "items", max: 30 } });
      }),
    );
  });

  it("W340 has no exercise of which that cannot be done", () => {
    fc.assert(
      fc.property(exerciseEntries, (entry) => {
        const items = itemsOf([entry]).map((item) => ({
          ...item,
          done: entry.kind === "cardio" ? { minutes: 1441 } : { sets: [{ reps: 0 }] },
        }));
        expect(routine(given({ items })).ok).toBe(false);
        const misplaced = items.map((item) => ({ ...item, done: { minutes: 5, sets: [{ reps: 5 }] } }));
        expect(routine(given({ items: misplaced }))).toMatchObject({ ok: false, error: { _tag: "ExerciseMisplaced" } });
      }),
    );
  });

  it("W342 is logged with what was done of each exercise last, else with what it was saved with", () => {
    fc.assert(
      fc.property(days, fc.array(exerciseEntries, { maxLength: 10 }), (saved, later) => {
        const recent = [...new Map(later.map((entry) => [entry.exerciseId, entry])).values()];
        const items = itemsOf(saved);
        const doings = routineExercises(given({ items }), recent);
        expect(doings.map(({ exercise }) => exercise)).toEqual(items.map(({ exercise }) => exercise));
        doings.forEach(({ exercise, done }, at) => {
          const last = recent.find((entry) => entry.exerciseId === exercise.id && entry.kind === exercise.kind);
          expect(done).toEqual(last === undefined ? items[at]?.done : repeatExercise(last));
        });
      }),
    );
  });

  it("W340 keeps its exercises in the order that is given: one moves a place, none is lost, and back is as before", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { maxLength: 8 }),
        fc.nat(7),
        fc.constantFrom(1 as const, -1 as const),
        (all, at, by) => {
          const moved = movedItem(all, at, by);
          expect(moved.toSorted()).toEqual(all.toSorted());
          if (at >= all.length || at + by < 0 || at + by >= all.length) expect(moved).toEqual(all);
          else {
            expect(moved[at + by]).toBe(all[at]);
            expect(movedItem(moved, at + by, by === 1 ? -1 : 1)).toEqual(all);
          }
        },
      ),
    );
  });
});
