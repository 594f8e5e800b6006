import { SLOT_LINES, slotOffers, GRAM, type FoodOption } from "@morsel/domain/diary";
import type { FoodId } from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f"));
const optionOf = (id: string): FoodOption => ({
  foodId: id as FoodId,
  description: id,
  amount: 1,
  serving: GRAM,
});
const entryOf = (id: string) => ({ foodId: id as FoodId });

describe("what an empty slot offers", () => {
  it("W427 has three lines where enough is usual, and never more", () => {
    fc.assert(
      fc.property(ids, ids, (yesterday, usual) => {
        const offers = slotOffers(yesterday.map(entryOf), usual.map(optionOf));
        const others = usual.filter((id) => !yesterday.includes(id));
        const lines = (offers.usual?.length ?? 0) + (yesterday.length > 0 ? 1 : 0);
        expect(lines).toBeLessThanOrEqual(SLOT_LINES);
        if (others.length >= SLOT_LINES) expect(lines).toBe(SLOT_LINES);
        expect(offers.usual?.map(({ foodId }) => foodId)).toEqual(others.slice(0, offers.room));
      }),
    );
  });

  it("W427 keeps room for as much as can come, while it is asked for", () => {
    fc.assert(
      fc.property(ids, ids, (yesterday, usual) => {
        const waiting = slotOffers(yesterday.map(entryOf), undefined);
        expect(waiting.usual).toBeUndefined();
        expect(slotOffers(yesterday.map(entryOf), usual.map(optionOf)).room).toBe(waiting.room);
      }),
    );
  });
});
