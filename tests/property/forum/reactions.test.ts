import { checkReaction, REACTIONS, reactionCounts } from "@morsel/domain/forum";
import fc from "fast-check";
import { expect, it } from "vitest";

it("FO50 counts stand in the order of the kinds, without those that nobody gave", () => {
  const given = fc.array(
    fc.record({ kind: fc.constantFrom(...REACTIONS), count: fc.integer({ min: 0, max: 9 }), isMine: fc.boolean() }),
  );
  fc.assert(
    fc.property(given, (rows) => {
      const counts = reactionCounts(rows);
      const sum = (all: readonly { readonly count: number }[]) => all.reduce((total, { count }) => total + count, 0);
      expect(sum(counts)).toBe(sum(rows));
      expect(counts.every(({ count }) => count > 0)).toBe(true);
      const places = counts.map(({ kind }) => REACTIONS.indexOf(kind));
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
    }),
  );
});

it("FO51 nobody reacts to their own post", () => {
  expect([checkReaction({ isOwn: true }), checkReaction({ isOwn: false })]).toEqual([
    { ok: false, error: { _tag: "ReactsToOneself" } },
    { ok: true, value: undefined },
  ]);
});
