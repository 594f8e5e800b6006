import { byLoggedAt } from "@morsel/domain/diary";
import {
  changeExercise,
  entryEnergyUsed,
  exerciseEnergy,
  exerciseEntry,
  exerciseOf,
  type ExerciseDone,
  type ExerciseEntry,
} from "@morsel/domain/exercise";
import type { CalendarDate } from "@morsel/domain/calendar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardioDone, exerciseEntries, RUNNING, SQUAT, strengthDone } from "../../arbitraries/exercise.ts";

const place = {
  id: "00000000-0000-7000-8000-000000000001" as ExerciseEntry["id"],
  date: "2026-03-02" as CalendarDate,
  loggedAt: 1 as ExerciseEntry["loggedAt"],
  weightKg: 80,
};
const logged = (done: ExerciseDone, exercise = RUNNING) => exerciseEntry(exercise, place, done);
const made = (done: ExerciseDone, exercise = RUNNING): ExerciseEntry => {
  const entry = logged(done, exercise);
  if (!entry.ok) throw new Error(entry.error._tag);
  return entry.value;
};
const refusedBy = (entry: ReturnType<typeof exerciseEntry>) => (entry.ok ? undefined : entry.error);

describe("an entry of exercise", () => {
  it("E14 30 minutes of running at 80 kg are 320 kcal, 280 beyond rest; an edit counts with the same MET and weight", () => {
    const entry = made({ minutes: 30 });
    expect(entryEnergyUsed(entry)).toEqual({ gross: 320, net: 280 });
    const longer = changeExercise(entry, { minutes: 60 });
    expect(longer).toMatchObject({ ok: true, value: { minutes: 60, weightKg: 80, met: 8, version: 2 } });
  });

  it("E14 what moves to another day has the weight of that day, what stays keeps its own", () => {
    const entry = made({ minutes: 30 });
    const tomorrow = "2026-03-03" as CalendarDate;
    expect(changeExercise(entry, { date: tomorrow }, 90)).toMatchObject({ value: { date: tomorrow, weightKg: 90 } });
    expect(changeExercise(entry, { minutes: 20 }, 90)).toMatchObject({ value: { weightKg: 80 } });
    expect(changeExercise(entry, { date: tomorrow })).toMatchObject({ value: { weightKg: 80 } });
  });

  it("E14 what is left out of an edit stays; saying all anew is what was logged", () => {
    fc.assert(
      fc.property(exerciseEntries, (entry) => {
        expect(changeExercise(entry, {})).toEqual({ ok: true, value: { ...entry, version: 2 } });
      }),
    );
    fc.assert(
      fc.property(cardioDone, cardioDone, (before, after) => {
        const all = { note: "", ownNet: null, ...after };
        const changed = changeExercise(made(before), all);
        expect(changed).toEqual({ ok: true, value: { ...made(all), version: 2 } });
      }),
    );
  });

  it("E15 the member's own energy counts, with rest beneath it; null gives back to the formula", () => {
    const entry = made({ minutes: 30, ownNet: 300 });
    expect(entryEnergyUsed(entry)).toEqual({ gross: 340, net: 300 });
    const back = changeExercise(entry, { ownNet: null });
    expect(back.ok && entryEnergyUsed(back.value)).toEqual({ gross: 320, net: 280 });
  });

  it("E15 what is out of range is refused with the range", () => {
    expect(refusedBy(logged({}))).toMatchObject({ _tag: "ExerciseRefused", field: "minutes", min: 0.1, max: 1440 });
    for (const minutes of [0, 0.09, 1441, -5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(refusedBy(logged({ minutes }))?._tag, String(minutes)).toBe("ExerciseRefused");
    for (const ownNet of [-1, 10_001, Number.NaN])
      expect(refusedBy(logged({ minutes: 30, ownNet }))?._tag).toBe("ExerciseOwnEnergyRefused");
    for (const note of ["a".repeat(501), "\u0000", "\u202e"])
      expect(refusedBy(logged({ minutes: 30, note }))?._tag).toBe("ExerciseNoteRefused");
    expect(logged({ minutes: 0.1, ownNet: 10_000, note: "a".repeat(500) }).ok).toBe(true);
    expect(refusedBy(logged({}, SQUAT))).toMatchObject({ _tag: "StrengthRefused", field: "sets" });
    expect(refusedBy(logged({ sets: [{ reps: 0 }] }, SQUAT))).toMatchObject({ field: "reps" });
    expect(refusedBy(exerciseEntry(RUNNING, { ...place, weightKg: 5 }, { minutes: 30 }))).toMatchObject({
      field: "weightKg",
    });
  });

  it("E18 minutes and energy are of cardio, sets of strength", () => {
    const sets = [{ reps: 5 }];
    expect(refusedBy(logged({ minutes: 30, sets }))).toEqual({ _tag: "ExerciseMisplaced", field: "sets" });
    expect(refusedBy(logged({ sets, minutes: 30 }, SQUAT))).toEqual({ _tag: "ExerciseMisplaced", field: "minutes" });
    expect(refusedBy(logged({ sets, ownNet: 5 }, SQUAT))).toEqual({ _tag: "ExerciseMisplaced", field: "ownNet" });
    expect(changeExercise(made({ sets }, SQUAT), { minutes: 5 }).ok).toBe(false);
    expect(changeExercise(made({ minutes: 5 }), { sets }).ok).toBe(false);
  });
});

describe("a day's exercise", () => {
  it("E16 is the sum of its entries in the order of logging: however they are given, to the last bit", () => {
    fc.assert(
      fc.property(fc.array(exerciseEntries, { maxLength: 8 }), fc.integer(), (entries, seed) => {
        const shuffled = entries.toSorted((a, b) => ((a.loggedAt * seed) % 7) - ((b.loggedAt * seed) % 7));
        expect(exerciseOf(shuffled)).toEqual(exerciseOf(entries));
        const cardio = entries.flatMap((entry) => (entry.kind === "cardio" ? [entry] : []));
        const naive = cardio.toSorted(byLoggedAt).reduce((sum, entry) => {
          const energy = exerciseEnergy(entry);
          return sum + (entry.ownNet ?? (energy.ok ? energy.value.net : Number.NaN));
        }, 0);
        expect(exerciseOf(entries).net).toBe(naive);
      }),
    );
  });

  it("E16 strength has no energy of its own", () => {
    fc.assert(
      fc.property(strengthDone, (done) => {
        expect(exerciseOf([made(done, SQUAT)])).toEqual({ gross: 0, net: 0 });
      }),
    );
  });
});
