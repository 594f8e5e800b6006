import { nextSet, restLeft, type StrengthSet } from "@morsel/domain/exercise";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const set = fc.record(
  { reps: fc.integer({ min: 1, max: 20 }), weightKg: fc.integer({ min: 0, max: 200 }) },
  { requiredKeys: ["reps"] },
) as fc.Arbitrary<StrengthSet>;
const sets = (maxLength: number) => fc.array(set, { maxLength });

describe("strength, set by set", () => {
  it("E20 offers last time's set in the same place", () =>
    fc.assert(
      fc.property(sets(8), sets(8), (done, lastTime) => {
        const next = nextSet(done, lastTime);
        if (done.length < lastTime.length) expect(next).toBe(lastTime[done.length]);
        else expect(next).toBe(done.at(-1) ?? lastTime.at(-1));
      }),
    ));

  it("E20 offers none after the fiftieth", () => {
    const fifty = Array.from({ length: 50 }, (): StrengthSet => ({ reps: 5 }));
    expect(nextSet(fifty)).toBeUndefined();
    expect(nextSet(fifty.slice(1))).toEqual({ reps: 5 });
  });

  it("E20 counts a rest down to zero and no further", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.integer({ min: 1, max: 600 }),
        fc.nat(900_000),
        (at, s, later) => {
          const left = restLeft(at, s, at + later);
          expect(left).toBe(later >= s * 1000 ? 0 : Math.ceil((s * 1000 - later) / 1000));
          expect(restLeft(at, s, at - later)).toBe(s);
        },
      ),
    ));
});
