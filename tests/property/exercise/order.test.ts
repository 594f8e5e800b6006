import { type ActivityInterval, checkStrengthSets, intervalLedger, summariseStrength } from "@morsel/domain/exercise";
import { describe, expect, it } from "vitest";
import { errorOf } from "../../arbitraries/numbers.ts";

const interval = (id: string, start: number, end: number, more: Partial<ActivityInterval> = {}): ActivityInterval => ({
  id,
  kind: "steps",
  start,
  end,
  netEnergy: 100,
  ...more,
});
const energies = (...all: readonly ActivityInterval[]) =>
  Object.fromEntries(intervalLedger(all).counted.map(({ id, countedEnergy }) => [id, countedEnergy]));

describe("the order of the ledger", () => {
  it("E8 manual before workout before device before steps", () => {
    const kinds = ["steps", "device", "workout", "manual"] as const;
    for (const [i, kind] of kinds.entries())
      for (const better of kinds.slice(i + 1))
        for (const order of [
          [kind, better],
          [better, kind],
        ])
          expect(energies(...order.map((one) => interval(one, 0, 10, { kind: one as "steps" })))).toEqual({
            [kind]: 0,
            [better]: 100,
          });
  });

  it("E8 among equals the earlier start, then the id, then the earlier end, then the smaller energy, whatever the order given", () => {
    expect(energies(interval("b", 0, 10), interval("a", 5, 15))).toEqual({ b: 100, a: 50 });
    for (const all of [
      [interval("a", 0, 10), interval("b", 0, 10)],
      [interval("b", 0, 10), interval("a", 0, 10)],
    ])
      expect(energies(...all)).toEqual({ a: 100, b: 0 });
    const twice = [interval("a", 0, 20), interval("a", 0, 10, { netEnergy: 30 }), interval("a", 0, 10)];
    for (const all of [twice, twice.toReversed()])
      expect(intervalLedger(all).counted.map(({ countedEnergy }) => countedEnergy)).toEqual([30, 0, 50]);
  });

  it("E8 stretches that touch are one, and what is left between them is what is free", () => {
    const all = [
      interval("m", 10, 20, { kind: "manual" }),
      interval("n", 20, 30, { kind: "manual" }),
      interval("s", 0, 40),
    ];
    const { counted, activeMs } = intervalLedger(all);
    expect(counted.at(-1)?.stretches).toEqual([
      [0, 10],
      [30, 40],
    ]);
    expect(activeMs).toBe(40);
    expect(energies(interval("a", 0, 10, { kind: "manual" }), interval("b", 10, 20))).toEqual({ a: 100, b: 100 });
  });

  it("E9 the first and the last instant of a calendar and the most that a body uses still count", () => {
    const edge = 8.64e15;
    expect(energies(interval("a", -edge, edge, { netEnergy: 100_000 }))).toEqual({ a: 100_000 });
    for (const wrong of [
      interval("a", -edge - 2, 0),
      interval("a", 0, edge + 2),
      interval("a", 0, 10, { netEnergy: 100_000.5 }),
      interval("a", 10, 10),
      interval("a", 10, 9),
    ])
      expect(energies(wrong)).toEqual({});
  });
});

describe("sets", () => {
  it("E6 one wrong set among good ones is refused by its field", () => {
    const good = { reps: 5, weightKg: 20 };
    expect(errorOf(checkStrengthSets([good, { ...good, reps: 0 }]))).toMatchObject({
      field: "reps",
      min: 1,
      max: 1000,
    });
    expect(errorOf(checkStrengthSets([good, { ...good, weightKg: -1 }]))).toMatchObject({ field: "weightKg" });
    expect(errorOf(checkStrengthSets([]))).toMatchObject({ field: "sets", min: 1, max: 50 });
  });

  it("E7 without a weighted set of 12 repetitions or fewer there is no estimate; half a kilogram is one", () => {
    expect(summariseStrength([{ reps: 13, weightKg: 20 }, { reps: 3 }])).toEqual({ sets: 2, reps: 16, volumeKg: 260 });
    expect(summariseStrength([{ reps: 1, weightKg: 0.5 }])).toEqual({
      sets: 1,
      reps: 1,
      volumeKg: 0.5,
      oneRepMaxKg: 0.5,
    });
    expect(summariseStrength([])).toEqual({ sets: 0, reps: 0, volumeKg: 0 });
  });
});
