import { averageOver, DENOMINATORS, type AverageDay } from "@morsel/domain/diary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const week: readonly AverageDay[] = [
  { completeness: "complete", value: 2000 },
  { completeness: "complete", value: 1800 },
  { completeness: "partial", value: 700 },
  { completeness: "fasted" },
  { completeness: "untracked" },
];

describe("averages", () => {
  it("D23 name the days that they are over", () => {
    expect(averageOver(week, "logged")).toEqual({ value: 1125, days: 4, denominator: "logged" });
    expect(averageOver(week, "complete")?.value).toBeCloseTo(3800 / 3, 9);
    expect(averageOver(week, "complete")?.days).toBe(3);
    expect(averageOver(week, "calendar")).toEqual({ value: 900, days: 5, denominator: "calendar" });
    for (const denominator of DENOMINATORS) expect(averageOver([], denominator)).toBeUndefined();
    expect(averageOver([{ completeness: "untracked" }], "logged")).toBeUndefined();
  });

  it("D23 lie between the least and the most of their days", () => {
    const days = fc.array(
      fc.record({
        completeness: fc.constantFrom("partial" as const, "complete" as const),
        value: fc.double({ min: 0, max: 1e5, noNaN: true }),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(days, fc.constantFrom(...DENOMINATORS), (range, denominator) => {
        const average = averageOver(range, denominator);
        if (average === undefined) {
          expect(denominator).toBe("complete");
          expect(range.some((day) => day.completeness === "complete")).toBe(false);
          return;
        }
        expect(average.value).toBeLessThanOrEqual(Math.max(...range.map((day) => day.value)) + 1e-6);
        expect(average.value).toBeGreaterThanOrEqual(Math.min(...range.map((day) => day.value)) - 1e-6);
        expect(average.days).toBeLessThanOrEqual(range.length);
      }),
    );
  });
});
