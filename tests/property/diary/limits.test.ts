import type { Instant } from "@morsel/domain/calendar";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import * as diary from "@morsel/domain/diary";
import type { Food, ServingId } from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, foodEntries } from "../../arbitraries/diary.ts";

describe("notes", () => {
  it("D29 hold what can be seen and no more of it than a note may", () => {
    for (const note of ["", "Geburtstag 🎂\n\tzwei Zeilen\r\n", "שלום", "👩‍👩‍👧", "a".repeat(diary.NOTE_MAX)])
      expect([diary.isNote(note), diary.cleanNote(note)]).toEqual([true, note]);
    for (const [odd, plain] of [
      ["\u0007bell \u001b[31mred", "bell [31mred"],
      ["\u0000\u007f\u0085", ""],
      ["in\u202evoice", "invoice"],
      ["half \ud83d", "half \ufffd"],
      ["🥗".repeat(diary.NOTE_MAX), "🥗".repeat(diary.NOTE_MAX / 2)],
    ] as const) {
      expect([odd, diary.isNote(odd)]).toEqual([odd, false]);
      expect(diary.cleanNote(odd)).toBe(plain);
    }
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 5000 }), (text) => {
        const note = diary.cleanNote(text);
        expect(diary.isNote(note)).toBe(true);
        expect(diary.cleanNote(note)).toBe(note);
        if (diary.isNote(text)) expect(note).toBe(text);
      }),
    );
    for (const odd of [undefined, null, 7, {}]) expect(diary.isNote(odd)).toBe(false);
  });
});

it("D16 D3 no edit of a food makes an entry heavier than any may be, or finer than a microgram", () => {
  const [food = expect.fail("no sample food")] = SAMPLE_FOODS;
  const cup = (grams: number) => ({ id: "cup" as ServingId, label: "1 cup", grams });
  const weighing = (grams: number): Food => ({ ...food, description: "Reweighed", servings: [cup(grams)] });
  const [logged = expect.fail("no entry")] = fc.sample(foodEntries, 1);
  const edited = (amount: number, grams: number) =>
    diary.entriesAfterFoodEdit(
      [{ ...logged, foodId: food.id, amount, serving: cup(118), grams: amount * 118 }],
      weighing(grams),
      { kind: "past-too" },
    )[0];
  expect(edited(3, 0.1)).toMatchObject({ grams: 0.3, serving: { grams: 0.1 } });
  expect(edited(500, 200)).toMatchObject({ grams: 100_000, serving: { grams: 200 } });
  expect(edited(500, 201)).toMatchObject({ grams: 59_000, serving: { grams: 118 }, description: "Reweighed" });
});

it("D6 the first day that would hold too many is named, whatever stands on it", () => {
  const [monday, tuesday] = [dateOf("2026-03-02"), dateOf("2026-03-03")];
  const coming = (onMonday: number, onTuesday: number) => [
    ...Array.from({ length: onMonday }, () => ({ date: monday })),
    ...Array.from({ length: onTuesday }, () => ({ date: tuesday })),
  ];
  const standing = (date: string) => (date === monday ? 150 : 0);
  expect(diary.findFullDay(coming(50, 200), standing)).toBeUndefined();
  expect(diary.findFullDay(coming(51, 200), standing)).toBe(monday);
  expect(diary.findFullDay(coming(50, 201), standing)).toBe(tuesday);
  expect(diary.findFullDay([], () => 1000)).toBeUndefined();
});

it("D37 what is logged at once is a millisecond apart, in order", () => {
  const turns = [0, 1, 2].map((turn) => diary.instantInBatch(1000 as Instant, turn));
  expect(turns).toEqual([1000, 1001, 1002]);
});
