import { addDays } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import { DAILY_VALUES } from "@morsel/domain/nutrition-label";
import {
  cellOf,
  levelOfCell,
  OVERVIEW_DAYS_MAX,
  overviewRow,
  stepsOfDay,
  totalFigure,
  unknownFigure,
  type TotalsOfDay,
} from "@morsel/domain/reports";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";

const TODAY = dateOf("2026-03-05");
const figure = (value: number, known = 1) => ({
  date: TODAY,
  completeness: "complete" as const,
  value,
  known,
  parts: 1,
});
const dates = [addDays(TODAY, -2), addDays(TODAY, -1), TODAY] as const;
const body = { sex: "female", goalWeightKg: 60, weightKg: 70 } as const;
const totals = (date: (typeof dates)[number], facts: NutritionFacts, more: Partial<TotalsOfDay> = {}): TotalsOfDay => ({
  date,
  completeness: "complete",
  parts: 2,
  exercise: 0,
  steps: 0,
  totals: { facts, parts: 2, known: Object.fromEntries(Object.keys(facts).map((id) => [id, 2])) },
  ...more,
});
const goals: Goals = {
  effectiveFrom: dates[1],
  dailyGoals: Array.from({ length: 7 }, () => ({ energy: 2000, iron: 10 })),
  exerciseShares: { carbohydrates: 0, protein: 0, fat: 0, saturatedFat: 0, sugar: 0 },
  assignExerciseEnergy: "on",
  version: 1,
};
const rowOf = (id: Parameters<typeof overviewRow>[0], days: readonly TotalsOfDay[], history: readonly Goals[] = []) =>
  overviewRow(id, { from: dates[0], to: TODAY, dates }, new Map(days.map((day) => [day.date, day])), history, body);

describe("cells of nutrients at a glance", () => {
  it("W145 get darker at a twentieth, a quarter, a half, three quarters and the whole of the target", () => {
    expect(OVERVIEW_DAYS_MAX).toBe(366);
    const cells = [0, 0.049, 0.05, 0.249, 0.25, 0.499, 0.5, 0.749, 0.75, 0.999, 1, 7];
    expect(cells.map((share) => cellOf(figure(share * 1000), 1000)).join("")).toBe("001122334455");
    expect(cells.map((share) => cellOf(figure(share * 1000, 0), 1000)).join("")).toBe("aabbccddeeff");
    expect(cellOf(figure(500), 0)).toBe("0");
    expect(cellOf(figure(0), 0.5)).toBe("0");
  });

  it("W145 say apart what is unknown and what was not logged", () => {
    expect(cellOf(unknownFigure(TODAY), 10)).toBe("-");
    expect(cellOf({ ...unknownFigure(TODAY), completeness: "partial", parts: 1 }, 10)).toBe("?");
  });

  it("W145 give their level back, known in full or in part; the other signs have none", () => {
    expect([..."012345"].map(levelOfCell)).toEqual([0, 1, 2, 3, 4, 5]);
    expect([..."abcdef"].map(levelOfCell)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const sign of ["", "?", "-", "6", "g"]) expect(levelOfCell(sign)).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(1), (value, known) => {
        expect(levelOfCell(cellOf(figure(value, known), 1000))).toBeDefined();
      }),
    );
  });
});

describe("a nutrient over a range", () => {
  it("W145 is held against the goal of each day, exercise included, else against the daily value", () => {
    const days = dates.map((date) => totals(date, { energy: 1000, iron: 5 }));
    const found = rowOf("iron", days, [goals]);
    expect(found.scale).toBe("goal");
    expect(found.cells).toBe(`${cellOf(figure(5), DAILY_VALUES.iron ?? 0)}33`);
    expect(rowOf("iron", days).scale).toBe("daily_value");
    const active = days.map((day) => ({ ...day, exercise: 2000 }));
    expect([rowOf("energy", days, [goals]).cells.at(-1), rowOf("energy", active, [goals]).cells.at(-1)]).toEqual([
      "3",
      "2",
    ]);
  });

  it("W145 without goal and daily value is held against its highest day", () => {
    const [first, second] = dates;
    const found = rowOf("caffeine", [totals(first, { caffeine: 80 }), totals(second, { caffeine: 40 })]);
    expect(DAILY_VALUES.caffeine).toBeUndefined();
    expect(found).toMatchObject({ scale: "highest", cells: "53-", coverage: 1 });
    expect(found.average).toMatchObject({ value: 60, days: 2 });
    expect(rowOf("caffeine", [])).toStrictEqual({
      id: "caffeine",
      scale: "highest",
      average: { from: dates[0], to: TODAY, days: 0, isLowerBound: false, isPartial: false },
      cells: "---",
    });
    const traces = rowOf("caffeine", [totals(first, { caffeine: 0.4 })]);
    expect(traces.cells).toBe("5--");
  });
});

describe("figures of a day", () => {
  it("RP1 nothing is known of a day that is not kept, nor of a nutrient that no entry knows", () => {
    expect(unknownFigure(TODAY)).toStrictEqual({ date: TODAY, completeness: "untracked", known: 0, parts: 0 });
    expect(totalFigure(undefined, TODAY, "iron")).toStrictEqual(unknownFigure(TODAY));
    expect(totalFigure(totals(TODAY, { iron: 5 }), TODAY, "iron")).toStrictEqual({
      date: TODAY,
      completeness: "complete",
      parts: 2,
      known: 2,
      value: 5,
    });
    expect(totalFigure(totals(TODAY, { iron: 5 }), TODAY, "zinc")).toStrictEqual({
      date: TODAY,
      completeness: "complete",
      parts: 2,
      known: 0,
    });
  });

  it("W348 devices and files come before what was written by hand; no steps are no count", () => {
    expect(stepsOfDay({ steps: 8000 }, 5000)).toBe(8000);
    expect(stepsOfDay({ steps: 0 }, 5000)).toBe(5000);
    expect(stepsOfDay(undefined, 5000)).toBe(5000);
    expect(stepsOfDay(undefined, undefined)).toBeUndefined();
  });
});
