import { foodEntries, totalsOf, usagesOf } from "@morsel/domain/diary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entries } from "../../arbitraries/diary.ts";

describe("food usage", () => {
  it("D20 D27 counts each entry of a food once and no quick add, per food and meal, and the latest entry says what was last", () => {
    fc.assert(
      fc.property(fc.uniqueArray(entries, { maxLength: 30, selector: ({ loggedAt }) => loggedAt }), (logged) => {
        const all = foodEntries(logged);
        const usages = usagesOf(logged);
        expect(usages.reduce((sum, { times }) => sum + times, 0)).toBe(all.length);
        for (const usage of usages) {
          const same = all.filter(({ foodId, meal }) => foodId === usage.foodId && meal === usage.meal);
          const last = same.reduce((a, b) => (a.loggedAt > b.loggedAt ? a : b));
          expect(usage).toMatchObject({ times: same.length, lastAmount: last.amount, lastServing: last.serving });
          expect(usage.lastEnergy).toBe(totalsOf([last]).facts.energy);
        }
      }),
    );
  });

  it("D20 does not depend on the order in which entries arrived", () => {
    fc.assert(
      fc.property(fc.uniqueArray(entries, { maxLength: 20, selector: ({ loggedAt }) => loggedAt }), (all) => {
        const key = (usage: ReturnType<typeof usagesOf>[number]) => `${usage.foodId} ${usage.meal}`;
        const sorted = (of: typeof all) => usagesOf(of).toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
        expect(sorted(all.toReversed())).toEqual(sorted(all));
      }),
    );
  });
});
