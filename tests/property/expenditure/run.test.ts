import { goalsWithMean } from "@morsel/domain/expenditure";
import {
  estimateOfRun,
  expenditureHistory,
  expenditureInputs,
  expenditureRun,
  RECENT_DAYS,
  RUN_DAYS,
} from "@morsel/domain/expenditure";
import type { NutrientOfDay } from "@morsel/domain/reports";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { COMPLETENESS, completenessOf, hasCompleteFacts } from "@morsel/domain/diary";
import { meanEnergy, changeGoals, firstGoals } from "@morsel/domain/goals";
import { trendOf } from "@morsel/domain/measurements";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const week = "2026-03-02" as CalendarDate;
const FORMULA = 2200;

const day = (ago: number, change: Partial<NutrientOfDay> = {}): NutrientOfDay => ({
  date: addDays(week, -ago),
  completeness: "complete",
  parts: 3,
  known: 3,
  value: 2000,
  exercise: 0,
  steps: 0,
  ...change,
});
const days = (count: number, from = 1) => Array.from({ length: count }, (_, n) => day(n + from)).toReversed();
const weighed = (count: number, from = 1) =>
  trendOf(Array.from({ length: count }, (_, n) => ({ date: addDays(week, n - count + 1 - from), value: 80 })));

const anyDay = fc.record({
  ago: fc.integer({ min: -10, max: 250 }),
  completeness: fc.constantFrom(...COMPLETENESS),
  parts: fc.integer({ min: 0, max: 5 }),
  missing: fc.integer({ min: 0, max: 2 }),
  value: fc.option(fc.integer({ min: 0, max: 6000 }), { nil: undefined }),
});

describe("the run of days behind an estimate", () => {
  it("W321 W322 has no holes, ends before the week, is half a year at most, and counts a day complete when all of it is known", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyDay, { selector: ({ ago }) => ago, maxLength: 60 }), (all) => {
        const eaten = all.map(({ ago, completeness, parts, missing, value }) =>
          day(ago, {
            completeness: completenessOf({ entries: { length: parts }, completeness }),
            parts,
            known: Math.max(0, parts - missing),
            ...(value === undefined ? {} : { value }),
          }),
        );
        const run = expenditureRun(eaten, [], week);
        expect(run.length).toBeLessThanOrEqual(RUN_DAYS);
        for (const [nth, one] of run.entries()) expect(one.date).toBe(addDays(week, nth - run.length));
        for (const { completeness, date, known, parts } of eaten) {
          const one = run.find((found) => found.date === date);
          if (one !== undefined)
            expect(one.isComplete).toBe(completeness === "fasted" || (completeness === "complete" && known === parts));
        }
      }),
    );
  });

  it("W321 a fast is a complete day of nothing; a food of unknown energy makes its day incomplete", () => {
    const [fast, part] = expenditureRun(
      [day(2, { completeness: "fasted", parts: 0, known: 0 }), day(1, { known: 2 })],
      [],
      week,
    );
    expect(fast).toMatchObject({ isComplete: true, intake: 0 });
    expect(part).toMatchObject({ isComplete: false });
  });

  it("W321 D14 what was eaten on a day that is marked as a fast is no fast: the week and the estimate say the same", () => {
    const eaten = { completeness: "fasted" as const, parts: 2, known: 0 };
    expect(hasCompleteFacts(eaten)).toBe(false);
    const [one] = expenditureRun([day(1, eaten)], [], week);
    expect(one).toMatchObject({ isComplete: false });
    expect(one).not.toHaveProperty("intake", 0);
  });

  it("W321 what was logged long ago is no ground for a proposal now", () => {
    const recent = expenditureRun(days(RECENT_DAYS), weighed(RECENT_DAYS), week);
    expect(estimateOfRun(recent, FORMULA)?.isReady).toBe(true);
    const old = expenditureRun(days(60, 40), weighed(60, 40), week);
    expect(estimateOfRun(old, FORMULA)).toMatchObject({
      isReady: false,
      reasons: expect.arrayContaining([{ kind: "needs-complete-days", have: 0, need: 10 }]),
    });
  });

  it("W324 each point of the history is what was known then, the last is what is known now", () => {
    const run = expenditureRun(days(100), weighed(100), week);
    const history = expenditureHistory(run, week, () => FORMULA);
    const now = estimateOfRun(run, FORMULA);
    expect(history.at(-1)).toEqual({ week, estimate: { energy: now?.energy, low: now?.low, high: now?.high } });
    for (const point of history) {
      const then = estimateOfRun(
        run.filter(({ date }) => date < point.week),
        FORMULA,
      );
      expect(point.estimate?.energy).toBe(then?.isReady === true ? then.energy : undefined);
    }
    expect(history.map((point) => point.week)).toEqual([...new Set(history.map((point) => point.week))].toSorted());
    expect(expenditureHistory([], week, () => FORMULA)).toEqual([]);
    // The formula is evaluated for each week, with the days before it.
    const asked: [CalendarDate, CalendarDate | undefined][] = [];
    expenditureHistory(run, week, (monday, known) => (asked.push([monday, known.at(-1)?.date]), FORMULA));
    expect(asked.map(([, last]) => last)).toEqual(asked.map(([monday]) => addDays(monday, -1)));
  });

  it("W325 names the days, the complete ones and the mean of what was eaten on these alone", () => {
    const eaten = [...days(20, 9), ...days(8).map((one) => ({ ...one, completeness: "partial" as const, value: 300 }))];
    const run = expenditureRun(eaten, weighed(28), week);
    const inputs = expenditureInputs(run, weighed(28), week, { formula: 1, exercise: 2, weeklyChangeKg: 0 });
    expect(inputs).toMatchObject({ days: 28, completeDays: 20, intake: 2000, weighings: 28, to: addDays(week, -1) });
    expect(inputs.trend).toMatchObject({ fromKg: 80, toKg: 80 });
  });

  it("W327 every weekday moves by the same, none below the floor; the mean is what was accepted where no floor holds", () => {
    const energies = fc.array(fc.integer({ min: 1500, max: 4000 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(energies, fc.integer({ min: 120, max: 400 }), (wanted, tens) => {
        const goals = wanted.reduce(
          (all, energy, weekday) => {
            const next = changeGoals(all, { weekdays: [weekday], energy }, week, 1200);
            return next.ok ? next.value : all;
          },
          firstGoals({ energy: 2000 }, week),
        );
        const energy = tens * 10;
        const next = goalsWithMean(goals, energy, week, 1200);
        if (!next.ok) throw new Error(next.error._tag);
        const more = energy - meanEnergy(goals);
        expect(next.value.dailyGoals.map((goal) => goal.energy)).toEqual(
          goals.dailyGoals.map((goal) => Math.max(1200, goal.energy + more)),
        );
        expect(next.value.version).toBe(goals.version + 1);
        if (next.value.dailyGoals.every((goal) => goal.energy > 1200))
          expect(Math.abs(meanEnergy(next.value) - energy)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
