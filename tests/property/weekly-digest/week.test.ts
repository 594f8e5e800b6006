import fc from "fast-check";
import { digestWeek, instantOf, lastWholeWeek, nextDigestAt, nutrientsOfWeek } from "@morsel/domain/weekly-digest";
import { localNow } from "@morsel/application/platform/local-date";
import {
  addDays,
  countryWeekStart,
  daysBetween,
  weekday,
  type CalendarDate,
  type Instant,
} from "@morsel/domain/calendar";
import { describe, expect, it } from "vitest";
import { dates, instants } from "../../arbitraries/diary.ts";

const ZONES = ["Europe/Berlin", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Apia", "Australia/Lord_Howe", "UTC"];
const inZone = (zone: string) => (instant: Instant) => localNow(instant, zone);
const HOUR = 3_600_000;

describe("the week of a digest", () => {
  it("W332 begins as weeks do in the member's country, and ends six days later", () => {
    expect(["DE", "US", "EG", "nowhere"].map(countryWeekStart)).toEqual([0, 6, 5, 0]);
    fc.assert(
      fc.property(dates, fc.constantFrom("DE", "US", "EG"), (date, country) => {
        const { from, to } = digestWeek(date, countryWeekStart(country));
        expect(weekday(from)).toBe(countryWeekStart(country));
        expect(daysBetween(from, to)).toBe(6);
        expect(from <= date && date <= to).toBe(true);
        expect(lastWholeWeek(date, countryWeekStart(country))).toEqual({
          from: addDays(from, -7),
          to: addDays(from, -1),
        });
      }),
    );
  });

  it("W336 the next turn is the first Monday at six where the member lives, within a week", () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (now, zone) => {
        const next = nextDigestAt(now, inZone(zone));
        const { date, time } = localNow(next, zone);
        expect([weekday(date), time]).toEqual([0, "06:00"]);
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(7 * 24 * HOUR + HOUR);
      }),
    );
  });

  it("W336 an instant is found by its day and time, also where clocks change", () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
        const minute = (Math.floor(instant / 60_000) * 60_000) as Instant;
        const there = localNow(minute, zone);
        const found = instantOf(there.date, there.time, inZone(zone));
        // An hour that comes twice has two instants.
        expect(localNow(found, zone)).toEqual(there);
      }),
    );
    expect(instantOf("2026-03-29" as CalendarDate, "02:30", inZone("Europe/Berlin"))).toBe(
      Date.UTC(2026, 2, 29, 1, 30),
    );
  });
});

describe("the nutrients of a week", () => {
  const week = { from: "2026-03-02" as CalendarDate, to: "2026-03-08" as CalendarDate };
  const amounts = fc.record({ iron: fc.nat(40), fiber: fc.nat(60), calcium: fc.nat(2000), vitamin_c: fc.nat(200) });

  it("W334 best were reached, thinnest were not, none is both, each is in its order and says its coverage", () => {
    const min = { iron: 18, fiber: 28, calcium: 1300, vitamin_c: 90 };
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 3 }), (eaten, known) => {
        const { best, thinnest } = nutrientsOfWeek(
          week,
          (id) => [
            {
              date: week.from,
              completeness: "complete",
              known,
              parts: 3,
              ...(known > 0 && id in eaten ? { value: eaten[id as keyof typeof eaten] } : {}),
            },
          ],
          (id) => (id in min ? { min: min[id as keyof typeof min] } : undefined),
        );
        expect(best.every((one) => one.average >= one.min)).toBe(true);
        expect(thinnest.every((one) => one.average < one.min)).toBe(true);
        const shares = (all: typeof best) => all.map((one) => one.average / one.min);
        expect(shares(best)).toEqual(shares(best).toSorted((a, b) => b - a));
        expect(shares(thinnest)).toEqual(shares(thinnest).toSorted((a, b) => a - b));
        for (const one of [...best, ...thinnest]) expect(one.coverage).toBe(known / 3);
        if (known === 0) expect([...best, ...thinnest]).toEqual([]);
      }),
    );
  });
});
