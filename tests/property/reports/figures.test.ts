import { averageOver, COMPLETENESS, DENOMINATORS, entryFacts } from "@morsel/domain/diary";
import { NUTRIENT_IDS } from "@morsel/domain/nutrition";
import {
  coverageIn,
  entryNutrient,
  exerciseFigure,
  isCounted,
  isReportSeries,
  measuredFigure,
  meanLimit,
  netEnergyFigure,
  nutrientFigure,
  periodFigure,
  REPORT_SERIES,
  type DayFigure,
} from "@morsel/domain/reports";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, entries } from "../../arbitraries/diary.ts";

const MONDAY = dateOf("2026-03-02");
const day = (figure: Partial<DayFigure> = {}): DayFigure => ({
  date: MONDAY,
  completeness: "partial",
  known: 2,
  parts: 2,
  ...figure,
});
const eaten = (value: number, figure: Partial<DayFigure> = {}) => day({ value, ...figure });

const anyDay: fc.Arbitrary<DayFigure> = fc
  .tuple(
    fc.constantFrom(...COMPLETENESS),
    fc.option(fc.double({ min: 0, max: 1e5, noNaN: true }), { nil: undefined }),
    fc.nat(5),
    fc.nat(5),
  )
  .map(([completeness, value, known, more]) =>
    nutrientFigure({
      date: MONDAY,
      completeness,
      known: value === undefined ? 0 : known + 1,
      parts: known + 1 + more,
      ...(value === undefined ? {} : { value }),
    }),
  );
const range = { from: MONDAY, to: dateOf("2026-03-08") };

describe("figures of a day", () => {
  it("RP1 what no entry knows is unknown and never zero; a fast is zero; nothing logged is unknown", () => {
    expect(nutrientFigure(day({ known: 0, parts: 3, value: 0 }))).toStrictEqual(day({ known: 0, parts: 3 }));
    expect(nutrientFigure(day({ known: 0, parts: 3 })).value).toBeUndefined();
    expect(nutrientFigure(day({ known: 1, parts: 3, value: 0 })).value).toBe(0);
    expect(nutrientFigure(day({ completeness: "fasted", known: 0, parts: 0 })).value).toBe(0);
    expect(nutrientFigure(day({ completeness: "untracked", known: 0, parts: 0 })).value).toBeUndefined();
  });

  it("RP2 net energy is less by the exercise that counts, below zero on a fasted day, unknown where food is", () => {
    expect(netEnergyFigure(eaten(2000), 300).value).toBe(1700);
    expect(netEnergyFigure(nutrientFigure(day({ completeness: "fasted", known: 0, parts: 0 })), 300).value).toBe(-300);
    expect(netEnergyFigure(day(), 300).value).toBeUndefined();
  });

  it("RP3 who ate and logged no exercise did none; of a day nobody wrote it is unknown", () => {
    expect(exerciseFigure(eaten(2000), 0).value).toBe(0);
    expect(exerciseFigure(day({ completeness: "fasted" }), 0).value).toBe(0);
    expect(exerciseFigure(day({ completeness: "untracked" }), 0).value).toBeUndefined();
    expect(exerciseFigure(day({ completeness: "untracked" }), 20).value).toBe(20);
    expect(exerciseFigure(day({ completeness: "untracked" }), 0.5)).toStrictEqual(
      day({ completeness: "untracked", known: 0, parts: 0, value: 0.5 }),
    );
  });

  it("RP8 what was not measured is unknown, on a fasted day too", () => {
    const unmeasured = measuredFigure(MONDAY, undefined, "fasted");
    for (const over of ["logged", "complete"] as const)
      expect(averageOver([unmeasured, measuredFigure(MONDAY, 70, "fasted")], over)?.value).toBe(70);
    const none = { known: 0, parts: 0 };
    expect(measuredFigure(MONDAY, 0)).toStrictEqual(day({ ...none, completeness: "complete", value: 0 }));
    expect(measuredFigure(MONDAY, 70, "partial")).toStrictEqual(day({ ...none, value: 70 }));
    expect(unmeasured).toStrictEqual(day({ ...none, completeness: "untracked" }));
  });

  it("RP1 an entry's nutrient is that of all its contents", () =>
    fc.assert(
      fc.property(entries, fc.constantFrom(...NUTRIENT_IDS), (entry, id) => {
        expect(entryNutrient(entry, id)).toBe(entryFacts(entry)[id]);
      }),
    ));
});

describe("figures of a period", () => {
  it("RP4 are averages per day over exactly the counted days", () =>
    fc.assert(
      fc.property(fc.array(anyDay, { maxLength: 8 }), fc.constantFrom(...DENOMINATORS), (days, over) => {
        const figure = periodFigure(range, days, over);
        const counted = days.filter((one) => isCounted(one, over));
        const known = counted.filter(({ value }) => value !== undefined);
        if (known.length === 0) expect(figure.value).toBeUndefined();
        else {
          expect(figure.days).toBe(counted.length);
          expect(figure.value).toBeCloseTo(known.reduce((sum, { value = 0 }) => sum + value, 0) / counted.length, 6);
          expect(figure.value).toBe(averageOver(days, over)?.value);
        }
      }),
    ));

  it("RP4 a week of which nothing is known has no figure by any denominator", () => {
    const week = Array.from({ length: 7 }, () => day({ completeness: "untracked", known: 0, parts: 0 }));
    for (const over of DENOMINATORS) expect(periodFigure(range, week, over)).toMatchObject({ days: 0 });
    for (const over of DENOMINATORS) expect(periodFigure(range, week, over).value).toBeUndefined();
  });

  it("RP5 say where there is more than is known, and where a day is not complete", () => {
    const whole = eaten(2000, { completeness: "complete" });
    const gaps = eaten(1000, { completeness: "complete", known: 1, parts: 2 });
    const part = eaten(900);
    const none = day({ completeness: "untracked", known: 0, parts: 0 });
    const said = (days: readonly DayFigure[], over: (typeof DENOMINATORS)[number]) => {
      const { isLowerBound, isPartial } = periodFigure(range, days, over);
      return [isLowerBound, isPartial];
    };
    expect(said([whole], "logged")).toEqual([false, false]);
    expect(said([whole, gaps], "logged")).toEqual([true, false]);
    expect(said([whole, part, none], "logged")).toEqual([false, true]);
    expect(said([whole, part, none], "complete")).toEqual([false, false]);
    expect(said([whole, none], "calendar")).toEqual([true, false]);
  });

  it("RP6 coverage is a share of what was logged, and there is none of nothing", () => {
    expect(coverageIn([day({ known: 1, parts: 4 }), day({ known: 3, parts: 4 })])).toBe(0.5);
    expect(coverageIn([day({ known: 0, parts: 0 })])).toBeUndefined();
    fc.assert(
      fc.property(fc.array(anyDay), (days) => {
        const share = coverageIn(days) ?? 0;
        expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });

  it("RP7 the goal is the average of the days that have one, each side apart", () => {
    expect(meanLimit([undefined, { max: 2000 }, { max: 3000 }])).toEqual({ max: 2500 });
    expect(meanLimit([{ min: 10 }, { min: 20, max: 40 }])).toEqual({ min: 15, max: 40 });
    expect(meanLimit([undefined, {}])).toBeUndefined();
  });
});

describe("series", () => {
  it("RP1 RP8 are every nutrient, what is done of them, and what is measured, each once", () => {
    expect(new Set(REPORT_SERIES).size).toBe(REPORT_SERIES.length);
    for (const id of NUTRIENT_IDS) expect(isReportSeries(id)).toBe(true);
    expect(["net_energy", "exercise_minutes", "drinks", "Weight"].every(isReportSeries)).toBe(true);
    expect(["", "Energy", "constructor", "weight"].some(isReportSeries)).toBe(false);
  });
});
