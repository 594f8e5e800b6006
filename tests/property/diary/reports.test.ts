import type { DaySummary, DiaryStore } from "@morsel/application/diary/diary-store";
import type { GoalStore } from "@morsel/application/goals/goal-store";
import { DAYS_OF_A_PAGE, makeSummariseDays } from "@morsel/application/diary/summarise-days";
import { addDays, daysBetween, type CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import fc from "fast-check";
import { expect, it } from "vitest";
import { refusal, run, someGoals } from "../../contract/stores.ts";
import { dateOf } from "../../arbitraries/diary.ts";
import { Effect } from "effect";

const FIRST = dateOf("2015-01-01");
const MEMBER = "ada" as MemberId;

const summaryOf = (date: CalendarDate): DaySummary => ({
  date,
  completeness: "partial",
  totals: { facts: {}, known: {}, parts: 1 },
});

const GOALS: GoalStore = {
  on: () => Effect.die("not asked"),
  during: () => Effect.succeed([someGoals()]),
  put: () => Effect.die("not asked"),
  history: () => Effect.die("not asked"),
  remove: () => Effect.die("not asked"),
};

/** Days that hold something, and what was asked of them. */
const reportsOver = (logged: readonly CalendarDate[]) => {
  const asked: number[] = [];
  const diary: Pick<DiaryStore, "summaries"> = {
    summaries: (_member, from, to) => {
      asked.push(daysBetween(from, to) + 1);
      return Effect.succeed(logged.filter((date) => from <= date && date <= to).map(summaryOf));
    },
  };
  return { asked, summariseDays: makeSummariseDays({ diary: diary as DiaryStore, goals: GOALS }) };
};

const days = fc.nat(4_500).map((n) => addDays(FIRST, n));

it("W21 pages hold every day once, in order, and none reads more than a leap year", () =>
  fc.assert(
    fc.asyncProperty(fc.uniqueArray(days, { maxLength: 40 }), days, days, async (some, one, other) => {
      const logged = some.toSorted();
      const [from, to] = one <= other ? [one, other] : [other, one];
      const { asked, summariseDays } = reportsOver(logged);
      const found: CalendarDate[] = [];
      let page = await run(summariseDays({ member: MEMBER, from, to }));
      for (;;) {
        found.push(...page.days.map(({ date }) => date));
        if (page.next === undefined) break;
        page = await run(summariseDays({ member: MEMBER, from, to, cursor: page.next }));
      }
      expect(found).toEqual(logged.filter((date) => from <= date && date <= to));
      expect(Math.max(...asked)).toBeLessThanOrEqual(DAYS_OF_A_PAGE);
      expect(asked).toHaveLength(Math.ceil((daysBetween(from, to) + 1) / DAYS_OF_A_PAGE));
    }),
    { numRuns: 100 },
  ));

it("W21 an end before its beginning and a cursor of another report are refused, and nothing is read", async () => {
  const { asked, summariseDays } = reportsOver([]);
  const [from, to] = [dateOf("2026-01-10"), dateOf("2026-01-31")];
  expect(await refusal(summariseDays({ member: MEMBER, from: to, to: from }))).toMatchObject({ field: "to" });
  for (const cursor of ["", "x", "2026-01-09", "2026-02-01", "2026-01-32", "2026-01-10T00"])
    expect(await refusal(summariseDays({ member: MEMBER, from, to, cursor }))).toMatchObject({ field: "cursor" });
  expect(asked).toEqual([]);
});
