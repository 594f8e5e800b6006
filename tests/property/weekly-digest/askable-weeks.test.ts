import { addDays, daysBetween, fromDayNumber, dayNumber, weekday, type Instant } from "@morsel/domain/calendar";
import {
  askedWeek,
  digestWeek,
  instantOf,
  lastWholeWeek,
  nextDigestAt,
  type LocalNow,
} from "@morsel/domain/weekly-digest";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, dates, instants } from "../../arbitraries/diary.ts";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

const starts = fc.integer({ min: 0, max: 6 });
const HOUR = 3_600_000;
const EPOCH_DAY = dayNumber(dateOf("1970-01-01"));

/** A zone that is so many minutes ahead, and an hour more from an instant on, as clocks in spring. */
const zone =
  (ahead: number, springs = Number.POSITIVE_INFINITY): LocalNow =>
  (instant) => {
    const there = instant + (ahead + (instant >= springs ? 60 : 0)) * 60_000;
    const minute = Math.floor(there / 60_000);
    const ofDay = ((minute % 1440) + 1440) % 1440;
    const two = (n: number): string => String(n).padStart(2, "0");
    return {
      date: fromDayNumber(EPOCH_DAY + Math.floor(minute / 1440)),
      time: `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}` as ReturnType<LocalNow>["time"],
    };
  };
const zones = fc.integer({ min: -48, max: 56 }).map((quarters) => zone(quarters * 15));

describe("the weeks that a digest can be asked of", () => {
  it("W332 a week has seven days, holds its day and begins where weeks begin", () =>
    fc.assert(
      fc.property(dates, starts, (date, start) => {
        const week = digestWeek(date, start);
        expect([weekday(week.from), daysBetween(week.from, week.to)]).toEqual([start, 6]);
        expect(week.from <= date && date <= week.to).toBe(true);
        expect(lastWholeWeek(date, start)).toEqual({ from: addDays(week.from, -7), to: addDays(week.from, -1) });
      }),
    ));

  it("W332 is the last whole one, or that of a day up to this week's end and ten years back", () => {
    const today = dateOf("2026-03-05");
    const asked = (date: string | undefined) => askedWeek(date === undefined ? undefined : dateOf(date), today, 0);
    expect(valueOf(asked(undefined))).toEqual({ from: "2026-02-23", to: "2026-03-01" });
    expect(valueOf(asked("2026-03-08"))).toEqual({ from: "2026-03-02", to: "2026-03-08" });
    expect(errorOf(asked("2026-03-09"))).toEqual({ _tag: "WeekTooLate", latest: "2026-03-08" });
    const earliest = addDays(dateOf("2026-03-02"), -3660);
    expect(valueOf(asked(earliest)).from <= earliest).toBe(true);
    expect(errorOf(asked(addDays(earliest, -1)))).toEqual({ _tag: "WeekTooEarly", earliest });
  });
});

describe("the hour of the mail", () => {
  it("W336 is the next Monday at six where the member lives", () => {
    fc.assert(
      fc.property(instants, zones, (now, localNow) => {
        const next = nextDigestAt(now, localNow);
        const { date, time } = localNow(next);
        expect([weekday(date), time]).toEqual([0, "06:00"]);
        expect(next > now && next - now <= 7 * 24 * HOUR).toBe(true);
      }),
    );
    const monday = instantOf(dateOf("2026-03-02"), "06:00", zone(60));
    expect(nextDigestAt((monday - 1) as Instant, zone(60))).toBe(monday);
    expect(nextDigestAt(monday, zone(60))).toBe(monday + 7 * 24 * HOUR);
  });

  it("W336 is an hour later where clocks skip it", () => {
    const springs = Date.UTC(2026, 2, 29, 1);
    const berlin = zone(60, springs);
    const at = (time: string): number => instantOf(dateOf("2026-03-29"), time, berlin);
    expect(at("01:59")).toBe(Date.UTC(2026, 2, 29, 0, 59));
    expect(at("02:30")).toBe(Date.UTC(2026, 2, 29, 1, 30));
    expect(at("03:00")).toBe(springs);
  });
});
