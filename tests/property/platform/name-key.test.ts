import { isNameKey } from "@morsel/application/platform/name-key";
import { ownFoodKey } from "@morsel/application/own-foods/own-food-key";
import { recipeTitleKey } from "@morsel/application/recipes/recipe-parts";
import { mealNameKey } from "@morsel/domain/diary";
import { plainLine } from "@morsel/domain/text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const LONGEST = 800;

describe("the key of a name in a cursor", () => {
  it("W63 W164 W183 every name has one that a page can begin behind, in any script", () => {
    const letters = fc.constantFrom(..."가지무침김치찌개불고기ÅßøœñİıアイウéÉ한글ﬁ½ data-");
    const names = fc.oneof(
      fc.string({ unit: letters, maxLength: 100 }),
      fc.string({ unit: "grapheme", maxLength: 100 }),
    );
    fc.assert(
      fc.property(names, (name) => {
        const plain = plainLine(name, 120);
        fc.pre(plain !== undefined && plain !== "");
        for (const key of [
          mealNameKey(plain ?? ""),
          recipeTitleKey(plain ?? ""),
          ownFoodKey({ description: plain ?? "" }),
        ])
          expect([key, key === "" || isNameKey(key, LONGEST)]).toEqual([key, true]);
      }),
    );
  });

  it("W63 W164 W183 what is no line of plain text is none", () => {
    for (const key of [" a", "a\nb", "a\u202Eb", "a".repeat(LONGEST + 1)])
      expect([key, isNameKey(key, LONGEST)]).toEqual([key, false]);
  });
});
