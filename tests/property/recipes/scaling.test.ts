import * as recipes from "@morsel/domain/recipes";
import { readAmount } from "@morsel/domain/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { between, valueOf } from "../../arbitraries/numbers.ts";

describe("a recipe made larger", () => {
  it("R5 an amount as text is read again as the same, and a recipe grows and shrinks a hundredfold", () => {
    for (const [amount, text] of [
      [0.66, "2/3"],
      [1.5, "1 1/2"],
      [2, "2"],
      [0.01, "1/8"],
    ] as const) {
      const shown = recipes.kitchenAmount(amount);
      expect(shown === undefined ? undefined : recipes.kitchenAmountText(shown)).toBe(text);
    }
    fc.assert(
      fc.property(between(0.125, 500), (amount) => {
        const shown = recipes.kitchenAmount(amount);
        if (shown === undefined) return;
        const { whole, numerator, denominator } = shown;
        const read = valueOf(readAmount(recipes.kitchenAmountText(shown)));
        expect(read).toBeCloseTo(whole + numerator / denominator, 6);
        expect(Math.abs(read - amount)).toBeLessThanOrEqual(1 / 16 + 1e-9);
      }),
    );
    expect([recipes.scaleFactor(100, 1), recipes.scaleFactor(1, 100)]).toEqual([0.01, 100]);
    expect([recipes.scaleFactor(101, 1), recipes.scaleFactor(1, 101), recipes.scaleFactor(0, 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
