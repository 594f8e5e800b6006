import { copyRequestOf, daysOfCopy } from "@morsel/application/diary/client/copy-task";
import { addDays } from "@morsel/domain/calendar";
import { COPY_DAYS_LIMIT } from "@morsel/domain/diary";
import { SLOT_IDS } from "@morsel/domain/meal-slots";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dates } from "../../arbitraries/diary.ts";

const meals = fc.option(fc.constantFrom(...SLOT_IDS), { nil: undefined });

describe("the days of a copy", () => {
  it("W11 are all from the first to the last, or none where these are too many or none", () =>
    fc.assert(
      fc.property(dates, fc.integer({ min: -5, max: 60 }), (first, more) => {
        const days = daysOfCopy(first, addDays(first, more));
        const isFine = more >= 0 && more < COPY_DAYS_LIMIT;
        expect(days).toEqual(isFine ? Array.from({ length: more + 1 }, (_, n) => addDays(first, n)) : []);
      }),
    ));
});

describe("what a copy asks for", () => {
  it("W9 goes from the chosen day to this one, or from this one to the chosen days, and names what it takes", () =>
    fc.assert(
      fc.property(dates, dates, meals, meals, (date, other, meal, into) => {
        const task = meal === undefined ? {} : { meal };
        const to = copyRequestOf({ way: "to", ...task }, date, [other], into);
        expect(to?.from).toEqual({ date, ...task });
        expect(to?.to).toEqual({ dates: [other], ...(into === undefined || into === meal ? {} : { meal: into }) });
        expect(copyRequestOf({ way: "from", ...task }, date, [other], into)).toEqual({
          from: { date: other, ...task },
          to: { dates: [date] },
        });
        expect(copyRequestOf({ way: "to", ...task }, date, [])).toBeUndefined();
      }),
    ));
});
