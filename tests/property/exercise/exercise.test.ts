import * as exercise from "@morsel/domain/exercise";
import type { ActivityInterval } from "@morsel/domain/exercise";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyNumbers, between, errorOf, valueOf } from "../../arbitraries/numbers.ts";

const { exerciseEnergy, intervalLedger } = exercise;

describe("exercise energy", () => {
  it("E1 E2 gross is MET × kg × h, net leaves resting out", () => {
    expect(valueOf(exerciseEnergy({ met: 7.5, weightKg: 80, minutes: 30 }))).toEqual({ gross: 300, net: 260 });
    expect(valueOf(exerciseEnergy({ met: 0.95, weightKg: 80, minutes: 60 })).net).toBe(0);
    fc.assert(
      fc.property(between(1, 25), between(20, 700), between(0, 1440), (met, weightKg, minutes) => {
        const { gross, net } = valueOf(exerciseEnergy({ met, weightKg, minutes }));
        expect(gross - net).toBeCloseTo((weightKg * minutes) / 60, 6);
      }),
    );
  });

  it("E3 what is out of range is refused with the range", () => {
    const effort = { met: 7, weightKg: 80, minutes: 30 };
    for (const field of ["met", "weightKg", "minutes"] as const) {
      const { min, max } = exercise.EXERCISE_RANGES[field];
      for (const n of [min - 0.01, max + 0.01, Number.NaN, Infinity, -Infinity])
        expect(errorOf(exerciseEnergy({ ...effort, [field]: n }))).toEqual({
          _tag: "ExerciseRefused",
          field,
          min,
          max,
        });
      for (const n of [min, max]) expect(exerciseEnergy({ ...effort, [field]: n }).ok).toBe(true);
    }
  });

  it("E4 walking costs 0.53 kcal per kilogram and kilometre", () => {
    expect(exercise.walkingEnergy(80, 5)).toBeCloseTo(212, 9);
    for (const [kg, km] of [
      [20, 0.5],
      [700, 300],
      [80, 0],
    ] as const)
      expect(exercise.walkingEnergy(kg, km)).toBeCloseTo(0.53 * kg * km, 9);
    expect(exercise.walkingEnergy(700.5, 1)).toBeUndefined();
    for (const [kg, km] of [
      [Number.NaN, 1],
      [80, -1],
      [80, Infinity],
      [0, 1],
    ] as const)
      expect(exercise.walkingEnergy(kg, km)).toBeUndefined();
  });

  it("E5 durations at a tap", () => {
    expect(exercise.EXERCISE_DURATIONS).toEqual([15, 30, 60, 120]);
  });
});

describe("strength", () => {
  it("E6 sets have whole repetitions in range", () => {
    const most = Array.from({ length: 50 }, () => ({ reps: 1000, weightKg: 1000 }));
    for (const sets of [most, [{ reps: 1 }], [{ reps: 10 }, { reps: 5, weightKg: 0 }]])
      expect(valueOf(exercise.checkStrengthSets(sets))).toBe(sets);
    expect(exercise.checkStrengthSets([{ reps: 1001 }]).ok).toBe(false);
    expect(exercise.oneRepMax({ reps: 12, weightKg: 0.5 })).toBeCloseTo(0.7, 9);
    for (const [sets, field] of [
      [[], "sets"],
      [Array.from({ length: 51 }, () => ({ reps: 1 })), "sets"],
      [[{ reps: 0 }], "reps"],
      [[{ reps: 1.5 }], "reps"],
      [[{ reps: Number.NaN }], "reps"],
      [[{ reps: 1, weightKg: -1 }], "weightKg"],
      [[{ reps: 1, weightKg: Infinity }], "weightKg"],
    ] as const)
      expect(errorOf(exercise.checkStrengthSets(sets))).toMatchObject({ _tag: "StrengthRefused", field });
  });

  it("E7 the maximum of one repetition by Epley, the best of the sets", () => {
    expect(exercise.oneRepMax({ reps: 1, weightKg: 100 })).toBe(100);
    expect(exercise.oneRepMax({ reps: 6, weightKg: 100 })).toBeCloseTo(120, 9);
    for (const set of [{ reps: 13, weightKg: 50 }, { reps: 5 }, { reps: 5, weightKg: 0 }, { reps: 0, weightKg: 10 }])
      expect(exercise.oneRepMax(set)).toBeUndefined();
    expect(exercise.summariseStrength([{ reps: 10 }, { reps: 5, weightKg: 60 }, { reps: 1, weightKg: 75 }])).toEqual({
      sets: 3,
      reps: 16,
      volumeKg: 375,
      oneRepMaxKg: 75,
    });
    expect(exercise.summariseStrength([])).toEqual({ sets: 0, reps: 0, volumeKg: 0 });
  });
});

describe("the interval ledger", () => {
  const interval = fc
    .record({
      id: fc.string({ minLength: 1, maxLength: 4 }),
      kind: fc.constantFrom(...exercise.INTERVAL_KINDS),
      start: fc.integer({ min: 0, max: 200 }),
      length: fc.integer({ min: 1, max: 60 }),
      netEnergy: fc.integer({ min: 0, max: 900 }),
    })
    .map(({ length, ...rest }): ActivityInterval => ({ ...rest, end: rest.start + length }));
  const intervals = fc.uniqueArray(interval, { maxLength: 20, selector: ({ id }) => id });

  /** Minute by minute: who is first there, by the rule. */
  const slow = (all: readonly ActivityInterval[]) => {
    const rank = ({ kind }: ActivityInterval) => exercise.INTERVAL_KINDS.indexOf(kind);
    const order = [...all].sort((a, b) => rank(a) - rank(b) || a.start - b.start || (a.id < b.id ? -1 : 1));
    const owners = new Map<number, string>();
    for (const { id, start, end } of order)
      for (let minute = start; minute < end; minute++) if (!owners.has(minute)) owners.set(minute, id);
    return owners;
  };

  it("E8 no moment is counted twice: the ledger agrees with a count minute by minute", () => {
    fc.assert(
      fc.property(intervals, (all) => {
        const ledger = intervalLedger(all);
        const owners = slow(all);
        expect(ledger.activeMs).toBe(owners.size);
        for (const { id, countedMs, stretches } of ledger.counted) {
          const minutes = [...owners].filter(([, owner]) => owner === id).map(([minute]) => minute);
          expect(countedMs).toBe(minutes.length);
          for (const minute of minutes)
            expect(stretches.some(([start, end]) => start <= minute && minute < end)).toBe(true);
        }
      }),
    );
  });

  it("E8 the order given does not matter, repeats add nothing, energy never exceeds what was said", () => {
    fc.assert(
      fc.property(intervals, (all) => {
        const ledger = intervalLedger(all);
        expect(intervalLedger(all.toReversed())).toEqual(ledger);
        const twice = intervalLedger([...all, ...all.map((one) => ({ ...one, id: `${one.id}'` }))]);
        expect(twice.activeMs).toBe(ledger.activeMs);
        for (const { id, countedEnergy } of ledger.counted) {
          const said = all.find((one) => one.id === id)?.netEnergy ?? 0;
          expect(countedEnergy).toBeGreaterThanOrEqual(0);
          expect(countedEnergy).toBeLessThanOrEqual(said + 1e-9);
        }
        expect(ledger.energy).toBeLessThanOrEqual(all.reduce((sum, { netEnergy }) => sum + netEnergy, 0) + 1e-6);
      }),
    );
  });

  it("E8 a walk during a logged workout counts once, the steps outside it still count", () => {
    const { counted, energy } = intervalLedger([
      { id: "steps", kind: "steps", start: 0, end: 120, netEnergy: 240 },
      { id: "run", kind: "manual", start: 30, end: 60, netEnergy: 300 },
    ]);
    expect(counted.map(({ id, countedEnergy }) => [id, countedEnergy])).toEqual([
      ["run", 300],
      ["steps", 180],
    ]);
    expect(counted[1]?.stretches).toEqual([
      [0, 30],
      [60, 120],
    ]);
    expect(energy).toBe(480);
  });

  it("E9 what is no interval counts nothing", () => {
    const wild = fc.record({
      id: fc.string(),
      kind: fc.constantFrom(...exercise.INTERVAL_KINDS),
      start: anyNumbers,
      end: anyNumbers,
      netEnergy: anyNumbers,
    });
    fc.assert(
      fc.property(fc.array(wild, { maxLength: 8 }), (all) => {
        const ledger = intervalLedger(all);
        expect(ledger.counted.length).toBeLessThanOrEqual(all.length);
        expect(Number.isNaN(ledger.energy)).toBe(false);
        expect(Number.isNaN(ledger.activeMs)).toBe(false);
      }),
    );
    for (const wrong of [{ end: 0 }, { end: -5 }, { start: Number.NaN }, { netEnergy: -1 }, { netEnergy: Infinity }])
      expect(intervalLedger([{ id: "x", kind: "steps", start: 0, end: 60, netEnergy: 10, ...wrong }]).counted).toEqual(
        [],
      );
  });
});
