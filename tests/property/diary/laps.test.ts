import { progressSegments, progressShare } from "@morsel/domain/diary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const amounts = fc.double({ min: 0, max: 1e6, noNaN: true });
const goals = fc.double({ min: 0.1, max: 1e5, noNaN: true });

describe("laps of a goal", () => {
  it("W80 up to the goal the first lap is the share, and there is no second", () => {
    fc.assert(
      fc.property(goals, fc.double({ min: 0, max: 1, noNaN: true }), (goal, part) => {
        const share = progressShare(goal * part, goal);
        expect(progressSegments(share)).toEqual({ first: Math.min(1, share), second: 0 });
        expect(share).toBeCloseTo(part, 9);
      }),
    );
  });

  it("W80 over the goal the first lap is full, and the second says how much over, to twice the goal", () => {
    expect(progressSegments(progressShare(2112, 2000))).toEqual({ first: 1, second: expect.closeTo(0.056, 9) });
    expect(progressSegments(progressShare(4000, 2000))).toEqual({ first: 1, second: 1 });
    expect(progressSegments(progressShare(90_000, 2000))).toEqual({ first: 1, second: 1 });
  });

  it("more eaten is never drawn shorter, and nothing leaves its lap", () => {
    fc.assert(
      fc.property(amounts, amounts, goals, (one, other, goal) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((eaten) =>
          progressSegments(progressShare(eaten, goal)),
        );
        if (less === undefined || more === undefined) return expect.unreachable();
        expect(more.first).toBeGreaterThanOrEqual(less.first);
        expect(more.second).toBeGreaterThanOrEqual(less.second);
        for (const lap of [less, more])
          for (const part of [lap.first, lap.second]) expect(part).toSatisfy((n: number) => n >= 0 && n <= 1);
        // A second lap stands on a full one.
        if (more.second > 0) expect(more.first).toBe(1);
      }),
    );
  });

  it("where there is nothing to reach, nothing is drawn", () => {
    for (const goal of [undefined, 0, -5, Number.NaN])
      expect(progressSegments(progressShare(500, goal))).toEqual({ first: 0, second: 0 });
    for (const eaten of [0, -3, Number.NaN])
      expect(progressSegments(progressShare(eaten, 2000))).toEqual({ first: 0, second: 0 });
  });
});
