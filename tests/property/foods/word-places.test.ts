import { makeWordPlaces, type WordsAtPlace } from "@morsel/adapters/sql/foods/word-places";
import type { QueryTerm, ReadQuery } from "@morsel/domain/foods";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

/** Few letters, of which one is a pair of code units and one stands behind all pairs, so that words and their beginnings meet often. */
const letters = fc.constantFrom("a", "b", "é", "\u{20000}", "豈");
const word = fc.array(letters, { minLength: 1, maxLength: 3 }).map((all) => all.join(""));
const rows = fc
  .uniqueArray(fc.nat({ max: 40 }), { maxLength: 30 })
  .chain((places) =>
    fc.tuple(...places.map((place) => fc.tuple(fc.constant(place), fc.array(word, { maxLength: 5 })))),
  );
const term = fc.record({ word, isPrefix: fc.boolean(), closeness: fc.constant(1) }) satisfies fc.Arbitrary<QueryTerm>;
const terms = fc.array(fc.array(term, { maxLength: 3 }), { maxLength: 3 });

const queryOf = (words: readonly (readonly QueryTerm[])[]): ReadQuery => ({
  words: words.map((some) => ({ typed: "", isOptional: false, terms: some })),
});
const indexOf = (given: readonly (readonly [number, readonly string[]])[]) =>
  makeWordPlaces(given.map(([place, words]): WordsAtPlace => ({ place, words: words.join(" ") })));

describe("the places of words", () => {
  it("are those of the foods that have each word in one of its terms, the first ones in order", () => {
    fc.assert(
      fc.property(rows, terms, fc.nat({ max: 10 }), (given, asked, limit) => {
        const has = (words: readonly string[], { word: one, isPrefix }: QueryTerm): boolean =>
          words.some((other) => (isPrefix ? other.startsWith(one) : other === one));
        const expected = given
          .filter(([, words]) => asked.length > 0 && asked.every((any) => any.some((one) => has(words, one))))
          .map(([place]) => place)
          .toSorted((a, b) => a - b)
          .slice(0, limit);
        expect(indexOf(given).matching(queryOf(asked), limit)).toEqual(expected);
      }),
    );
  });

  it("are found again by the next query, whatever was asked before", () => {
    fc.assert(
      fc.property(rows, terms, terms, (given, before, asked) => {
        const kept = indexOf(given);
        kept.matching(queryOf(before), 40);
        expect(kept.matching(queryOf(asked), 40)).toEqual(indexOf(given).matching(queryOf(asked), 40));
      }),
    );
  });
});
