import { entryFacts, isQuickEntry, publishEntry, QUICK_ADD_NAME_MAX, resizeEntry } from "@morsel/domain/diary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entries } from "../../arbitraries/diary.ts";

describe("an entry as others read it", () => {
  it("D73 keeps the figures, and nothing leads to the owner's entry or to a food outside the catalogue", () =>
    fc.assert(
      fc.property(entries, fc.boolean(), fc.nat(200), (entry, isInCatalogue, place) => {
        const shown = publishEntry(entry, place, () => isInCatalogue);
        expect(entryFacts(shown)).toEqual(entryFacts(entry));
        expect([shown.date, shown.meal, shown.loggedAt, shown.version]).toEqual([entry.date, entry.meal, place, 1]);
        expect(shown.id).not.toBe(entry.id);
        expect(shown.id).toBe(publishEntry(entry, place, () => isInCatalogue).id);
        expect(shown).not.toHaveProperty("time");
        if (isInCatalogue) expect([shown.foodId, shown.description]).toEqual([entry.foodId, entry.description]);
        else {
          expect(isQuickEntry(shown)).toBe(true);
          for (const name of ["foodId", "brand", "serving", "per100g", "grams", "amount"])
            expect(shown).not.toHaveProperty(name);
          expect([...shown.description].length).toBeLessThanOrEqual(QUICK_ADD_NAME_MAX);
        }
      }),
    ));

  it("D74 another amount scales what is in it; an amount that is none is refused", () =>
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 8 }), (entry, eighths) => {
        const times = eighths / 4;
        const amount = isQuickEntry(entry) ? times : entry.amount * times;
        const resized = resizeEntry(entry, amount);
        if (resized.ok) {
          const [before, after] = [entryFacts(entry), entryFacts(resized.value)];
          expect(Object.keys(after)).toEqual(Object.keys(before));
          expect(after.energy ?? 0).toBeCloseTo((before.energy ?? 0) * times, 3);
        }
        for (const none of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
          expect(resizeEntry(entry, none).ok).toBe(false);
      }),
    ));
});
