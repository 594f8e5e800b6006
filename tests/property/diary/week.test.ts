import * as Effect from "effect/Effect";
import fc from "fast-check";
import { dayFigures, weekDays, weekEnd, type Week } from "@morsel/domain/diary";
import { weekAfter } from "@morsel/application/diary/client/week";
import { addDays } from "@morsel/domain/calendar";
import { describe, expect, it } from "vitest";
import { answerAll, intents, submitAll } from "../../arbitraries/diary-intents.ts";
import { DATES, makeDiaryPage, TODAY, type DiaryPage } from "../../support/diary-page.ts";

const FROM = addDays(TODAY, -4);
const ALL = Array.from({ length: 7 }, (_, n) => addDays(FROM, n));
const some = fc.array(intents, { minLength: 1, maxLength: 8 });

const read = (page: DiaryPage): Week => ({
  from: FROM,
  days: Effect.runSync(Effect.orDie(page.diary.days(FROM, weekEnd(FROM)))),
});

/** The wire rounds sums, and the page adds rounded figures: they differ in the last of sixteen digits. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** As the ribbon says it: of a day with nothing logged the goal is not said. */
const said = (week: Week) =>
  weekDays(ALL, week, undefined)
    .map((day) => ({ ...day, eaten: rounded(day.eaten), share: rounded(day.share), budget: rounded(day.budget) }))
    .map((day) => (day.state === "untracked" ? { ...day, budget: 0 } : day));

describe("the week above a diary", () => {
  it("W81 is after each answer what the server would say, and nothing is read again", () =>
    fc.assert(
      fc.property(some, (given) => {
        const page = makeDiaryPage();
        const before = read(page);
        submitAll(page, given);
        answerAll(page);
        const after = page.answers.reduce((week, answer) => weekAfter(week, answer, page.shown()), before);
        expect(said(after)).toEqual(said(read(page)));
      }),
      { numRuns: 60 },
    ));

  it("W81 so it is of days that are not at hand: a write's own answer has their sums", () =>
    fc.assert(
      fc.property(some, (given) => {
        const page = makeDiaryPage();
        const before = read(page);
        submitAll(
          page,
          given.filter(({ kind }) => kind !== "deleteEntries"),
        );
        answerAll(page);
        const after = page.answers.reduce((week, answer) => weekAfter(week, answer, []), before);
        expect(said(after)).toEqual(said(read(page)));
      }),
      { numRuns: 60 },
    ));

  it("W81 the day that is open says what it shows, before the server answers; the others what was read", () =>
    fc.assert(
      fc.property(some, fc.constantFrom(...DATES), (given, date) => {
        const page = makeDiaryPage();
        const before = read(page);
        submitAll(page, given);
        const shown = page.day(date);
        const days = weekDays(ALL, before, shown);
        const at = ALL.indexOf(date);
        const { totals, completeness, remaining } = dayFigures(shown);
        expect(days[at]).toMatchObject({ date, state: completeness, eaten: totals.energy ?? 0 });
        expect(days[at]?.budget).toBeCloseTo(shown.goal.energy + shown.exerciseEnergy, 6);
        expect(days[at]?.eaten).toBeCloseTo((days[at]?.budget ?? 0) - remaining.energy, 6);
        expect(days.toSpliced(at, 1)).toEqual(weekDays(ALL, before, undefined).toSpliced(at, 1));
      }),
      { numRuns: 40 },
    ));

  it("what is not read yet is not called empty; days beyond the week stay out", () => {
    expect(weekDays(ALL, undefined, undefined).map(({ state }) => state)).toEqual(ALL.map(() => undefined));
    const [view] = makeDiaryPage().stored();
    if (view === undefined) return expect.unreachable();
    const { date, note, completeness, version } = view.day;
    const later = { from: addDays(date, 1), days: [] };
    const answer = { entries: [], removed: [], days: [{ date, note, completeness, version }] };
    expect(weekAfter(later, answer, [view])).toEqual(later);
    expect(weekAfter({ from: addDays(date, -6), days: [] }, answer, [view]).days).toEqual([dayFigures(view)]);
  });
});
