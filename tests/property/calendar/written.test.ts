import { addDays, calendarDate, dayNumber, fromDayNumber, isCalendarDate } from "@morsel/domain/calendar";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";

describe("the calendar, as it is written", () => {
  it("C1 a date is the whole text, and what is none is given back as far as forty characters", () => {
    for (const text of ["x2026-02-28", "2026-02-28x", "2026-02-28\n", "1799-12-31", "2200-01-01", "2026-00-10"])
      expect([text, isCalendarDate(text), calendarDate(text)]).toEqual([
        text,
        false,
        { ok: false, error: { _tag: "NotACalendarDate", given: text } },
      ]);
    expect(calendarDate("9".repeat(50))).toEqual({
      ok: false,
      error: { _tag: "NotACalendarDate", given: "9".repeat(40) },
    });
    expect(calendarDate("2026-02-28")).toEqual({ ok: true, value: "2026-02-28" });
  });

  it("C1 the last day of each month is a date, the next is none", () => {
    const last = "31 28 31 30 31 30 31 31 30 31 30 31".split(" ").map(Number);
    for (const [i, days] of last.entries()) {
      const month = `2026-${String(i + 1).padStart(2, "0")}-`;
      expect([month, isCalendarDate(month + days), isCalendarDate(month + (days + 1))]).toEqual([month, true, false]);
    }
    const leap = ["1900", "2000", "2024", "2026", "2100"].map((year) => isCalendarDate(`${year}-02-29`));
    expect(leap).toEqual([false, true, true, false, false]);
    expect(["2000-02-30", "2024-02-30"].map(isCalendarDate)).toEqual([false, false]);
  });

  it("C3 a part of a day is the day that it is of; the turns of centuries and of four of them are days like others", () => {
    expect([fromDayNumber(0.9), fromDayNumber(-0.1)]).toEqual(["1970-01-01", "1969-12-31"]);
    for (const [day, next] of [
      ["1899-12-31", "1900-01-01"],
      ["1900-02-28", "1900-03-01"],
      ["1999-12-31", "2000-01-01"],
      ["2000-02-28", "2000-02-29"],
      ["2000-02-29", "2000-03-01"],
      ["2100-02-28", "2100-03-01"],
    ] as const) {
      expect(addDays(dateOf(day), 1)).toBe(next);
      expect(dayNumber(dateOf(next)) - dayNumber(dateOf(day))).toBe(1);
    }
  });
});
