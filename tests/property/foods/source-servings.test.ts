import { servingNear, servingsOf, isServingId } from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("servings", () => {
  const portions = fc.array(
    fc.record({
      amount: fc.constantFrom(0.5, 1, 2, 0.333, 1.25, 0, 0.004, -0, Number.NaN, Infinity, 1e300),
      unit: fc.constantFrom(
        "cup, mashed",
        'medium (7" to 7-7/8" long)',
        "NLEA serving",
        "oz",
        "slice",
        "Slice",
        "cubic inch",
        "Guideline amount per cup",
        "g",
        "",
      ),
      grams: fc.constantFrom(0, 1, 28.35, 150, 1e9, -0, Number.NaN, Infinity),
    }),
  );

  it("F11 each has an id of its own, a weight and a label", () => {
    fc.assert(
      fc.property(portions, (given) => {
        const servings = servingsOf(given);
        expect(new Set(servings.map(({ id }) => id)).size).toBe(servings.length);
        for (const { id, label, grams } of servings) {
          expect(isServingId(id) && id !== "g").toBe(true);
          expect(grams).toBeGreaterThan(0);
          expect(label).toMatch(/^[1-9]/u);
          expect(label).not.toMatch(/NLEA|Guideline|cubic inch|NaN|Infinity|e\+/u);
        }
      }),
    );
    expect(servingsOf([{ amount: 0.5, unit: "cup, mashed", grams: 112 }])).toEqual([
      { id: "1-2-cup-mashed", label: "1/2 cup, mashed", grams: 112 },
    ]);
    expect(servingNear(servingsOf([{ amount: 1, unit: "cup", grams: 244 }]), 245)?.label).toBe("1 cup");
  });
});
