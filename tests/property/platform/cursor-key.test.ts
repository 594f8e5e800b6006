import { ownFoodKey } from "@morsel/domain/foods";
import { cursorOf, keyOfCursor } from "@morsel/application/platform/cursor-key";
import { recipeTitleKey } from "@morsel/domain/recipes";
import { mealNameKey } from "@morsel/domain/diary";
import { plainLine } from "@morsel/domain/text";
import fc from "fast-check";
import { expect, it } from "vitest";

const hangul = fc.string({ unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code)) });
const names = fc
  .oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), hangul)
  .map((text) => plainLine(text, 60))
  .filter((name) => name !== undefined);

it("W63 W164 W183 W268 what a name is sorted by comes back from the cursor that says it, in every script", () => {
  fc.assert(
    fc.property(names, (name) => {
      for (const key of [mealNameKey(name), recipeTitleKey(name), ownFoodKey({ description: name })]) {
        const cursor = cursorOf({ key, id: "x" });
        expect(keyOfCursor(cursor.slice(0, -2), "name")).toBe(key);
        expect(cursor.length).toBeLessThanOrEqual(key.length + 2);
      }
    }),
  );
});

it("W63 W164 W183 a key that no row has is none", () => {
  for (const said of ["", "Name", "a  b", "a-b", "a\u0001", "a\u202e", "é", "\ud800", "a".repeat(1001)])
    expect(keyOfCursor(said, "name"), said).toBeUndefined();
  for (const said of ["", "x", "1.5", "-1", "1".repeat(16)]) expect(keyOfCursor(said, "newest")).toBeUndefined();
  expect(keyOfCursor("1764000000000", "newest")).toBe("1764000000000");
});
