import { weekAccount, type GoalsOfDay } from "@morsel/domain/goals";
import {
  addDays,
  countryWeekStart,
  firstWeekday,
  isWeekStart,
  WEEK_STARTS,
  weekday,
  weekdaysFrom,
  weekOf,
} from "@morsel/domain/calendar";
import { reportPeriods } from "@morsel/domain/diary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dates } from "../../arbitraries/diary.ts";
import { valueOf } from "../../arbitraries/numbers.ts";
import { someGoals } from "../../contract/stores.ts";

type WithWeek = Intl.Locale & { readonly getWeekInfo?: () => { readonly firstDay: number } };

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Names that are no country's any more: the platform keeps them. */
const FORMER = new Set(["BU", "RH", "YD", "AN", "NH", "DY", "TP"]);
const COUNTRIES = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter(
  (code) =>
    !FORMER.has(code) &&
    new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined &&
    Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
);

describe("the first day of the week", () => {
  it("C7 is that of the country, as the platform's CLDR has it", () => {
    expect(COUNTRIES.length).toBeGreaterThan(240);
    for (const country of COUNTRIES) {
      const locale: WithWeek = new Intl.Locale(`und-${country}`);
      expect([country, countryWeekStart(country)]).toEqual([country, ((locale.getWeekInfo?.().firstDay ?? 1) + 6) % 7]);
    }
    expect(["DE", "GB", "US", "EG", "MV", "", "nowhere", "toString"].map(countryWeekStart)).toEqual([
      0, 0, 6, 5, 4, 0, 0, 0,
    ]);
  });

  it("C7 is what the member chose before the country's", () => {
    expect(WEEK_STARTS.map((start) => firstWeekday(start, "US"))).toEqual([6, 5, 6, 0]);
    expect(WEEK_STARTS.map((start) => firstWeekday(start, "DE"))).toEqual([0, 5, 6, 0]);
    expect(["monday", "country", "tuesday", "", 0, undefined].map(isWeekStart)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([0, 5, 6].map(weekdaysFrom)).toEqual([
      [0, 1, 2, 3, 4, 5, 6],
      [5, 6, 0, 1, 2, 3, 4],
      [6, 0, 1, 2, 3, 4, 5],
    ]);
  });

  it("C7 D28 a report's weeks begin on it, but for the first part", () =>
    fc.assert(
      fc.property(dates, fc.nat(90), fc.constantFrom(0, 4, 5, 6), (from, length, first) => {
        const periods = reportPeriods(from, addDays(from, length), "weekly", first);
        for (const period of periods.slice(1)) expect(weekday(period.from)).toBe(first);
        for (const period of periods) expect(weekOf(period.from, first)).toContain(period.to);
      }),
    ));

  it("C7 W126 the week's account shares among the days that are left of the member's week", () => {
    const goals = someGoals();
    const [goal] = goals.dailyGoals;
    if (goal === undefined) return expect.unreachable();
    const today = "2026-03-11" as Parameters<typeof weekOf>[0];
    for (const first of [0, 5, 6]) {
      const week = weekOf(today, first).map((date) => ({
        date,
        goals: { goals, goal } as GoalsOfDay,
        exercise: 0,
        isKnownInFull: true,
        ...(date < today ? { eaten: goal.energy - 100 } : {}),
      }));
      const account = valueOf(weekAccount(week, today, "female"));
      const past = weekdaysFrom(first).indexOf(weekday(today));
      expect(account.balance).toBe(100 * past);
      expect(account.days.filter(({ date }) => date >= today)).toHaveLength(7 - past);
    }
  });
});
