import { readIngredientLine, searchedNames } from "@morsel/domain/recipes";
import * as fc from "fast-check";
import { expect, it } from "vitest";

const MEASURES = [
  "spoons of",
  "spoonful of",
  "scoop of",
  "ladles of",
  "boxes of",
  "Löffel",
  "Kelle",
  "cuillères de",
  "louche de",
  "cucharas de",
];

it("W185 the measure of a line is never searched for in place of its food", () =>
  fc.assert(
    fc.property(fc.constantFrom(...MEASURES), fc.stringMatching(/^[qxz]{6,9}$/), (measure, food) => {
      const read = readIngredientLine(`3 ${measure} ${food}`);
      const names = read.ok ? searchedNames(read.value) : [];
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(name).toContain(food);
    }),
  ));
