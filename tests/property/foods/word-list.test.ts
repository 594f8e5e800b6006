import { makeWordList } from "@morsel/adapters/sql/foods/word-list";
import fc from "fast-check";
import { expect, it } from "vitest";

const words = fc.uniqueArray(
  fc.string({ unit: fc.constantFrom("a", "b", "ä", "ß", "日", "𝒶"), minLength: 1, maxLength: 6 }),
  {
    maxLength: 60,
  },
);
const known = words.chain((all) =>
  fc.tuple(...all.map((word) => fc.record({ word: fc.constant(word), foods: fc.integer({ min: 1, max: 4 }) }))),
);
const beginning = fc.string({ unit: fc.constantFrom("a", "b", "ä", "日", "𝒶"), minLength: 1, maxLength: 3 });

it("a list of words answers what begins so as if each word were looked at", () => {
  fc.assert(
    fc.property(known, beginning, fc.integer({ min: 1, max: 10 }), (rows, begun, most) => {
      const list = makeWordList(rows);
      const begin = rows.filter(({ word }) => word.startsWith(begun));
      const expected = begin.toSorted((a, b) => b.foods - a.foods || (a.word < b.word ? -1 : 1)).slice(0, most);
      expect(list.commonest(begun, most)).toEqual(expected);
      expect(list.hasBeginning(begun)).toBe(begin.length > 0);
      expect(list.foodsWith(begun)).toBe(rows.find(({ word }) => word === begun)?.foods);
    }),
  );
});
