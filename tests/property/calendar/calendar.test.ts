import {
  addDays,
  ageOn,
  calendarDate,
  dayNumber,
  daysBetween,
  fromDayNumber,
  isCalendarDate,
  utcText,
  weekday,
  weekOf,
} from "@morsel/domain/calendar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const dates = fc.integer({ min: dayNumberOf("1900-01-01"), max: dayNumberOf("2199-12-31") }).map(fromDayNumber);

const last = dayNumberOf("2199-12-31");

function dayNumberOf(text: string): number {
  const date = calendarDate(text);
  if (!date.ok) throw new Error(`not a date: ${text}`);
  return dayNumber(date.value);
}

it("C6 an instant is written as ISO 8601 writes it, to the millisecond", () => {
  const from = Date.UTC(1800, 0, 1);
  const to = Date.UTC(2199, 11, 31, 23, 59, 59, 999);
  fc.assert(fc.property(fc.integer({ min: from, max: to }), (ms) => utcText(ms) === new Date(ms).toISOString()));
  for (const ms of [from, to, -1, 0, 999.9]) expect(utcText(ms)).toBe(new Date(ms).toISOString());
});

describe("calendar dates", () => {
  it("C1 only days that exist are dates", () => {
    for (const text of [
      "2025-02-29",
      "1900-02-29",
      "2025-04-31",
      "2025-13-01",
      "2025-00-10",
      "25-01-01",
      "",
      "2025-1-1",
    ])
      expect(isCalendarDate(text)).toBe(false);
    for (const text of ["2024-02-29", "2000-02-29", "1999-12-31"]) expect(isCalendarDate(text)).toBe(true);
  });

  it("C1 agrees with the platform's calendar on every day", () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(new Date(dayNumber(date) * 86_400_000).toISOString().slice(0, 10)).toBe(date);
      }),
    );
  });

  it("C2 weeks begin on Monday", () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(weekday(date)).toBe((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7);
      }),
    );
  });

  it("C3 adding days and counting them are inverse", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -3000, max: 3000 }), (date, days) => {
        fc.pre(dayNumber(date) + days <= last);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it("C4 nobody is a year older before the birthday", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 40_000 }), (birth, days) => {
        const day = addDays(birth, days);
        fc.pre(dayNumber(birth) + days <= last);
        const age = ageOn(birth, day);
        expect(age).toBe(Math.floor(age));
        expect(age).toBeGreaterThanOrEqual(Math.floor(days / 366));
        expect(age).toBeLessThanOrEqual(Math.ceil(days / 365));
      }),
    );
  });

  it("C3 no number leads out of the calendar", () => {
    expect(fromDayNumber(dayNumberOf("1800-01-01"))).toBe("1800-01-01");
    expect(fromDayNumber(dayNumberOf("2199-12-31"))).toBe("2199-12-31");
    expect(fromDayNumber(dayNumberOf("1800-01-01") - 1)).toBe("1800-01-01");
    expect(fromDayNumber(dayNumberOf("2199-12-31") + 1)).toBe("2199-12-31");
    fc.assert(fc.property(dates, fc.double(), (date, days) => isCalendarDate(addDays(date, days))));
  });
});

describe("a week", () => {
  it("C5 begins on the weekday that was said, holds the day and has seven days in a row", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 6 }), (date, first) => {
        const week = weekOf(date, first);
        if (daysBetween(date, fromDayNumber(last)) < 7) return;
        expect(week).toHaveLength(7);
        expect(week).toContain(date);
        const [begin = date] = week;
        expect(weekday(begin)).toBe(first);
        expect(week).toEqual(week.map((_, n) => addDays(begin, n)));
      }),
    );
  });

  it("C3 C5 ends with the calendar", () => {
    const end = fromDayNumber(last);
    expect(weekOf(end, weekday(end))).toEqual([end]);
    expect(weekOf(fromDayNumber(last - 1), weekday(fromDayNumber(last - 1)))).toHaveLength(2);
  });
});
