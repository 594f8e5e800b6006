import type { ChartPoint, ChartSeries } from "@morsel/ui/charts/chart-data";
import { csvOf } from "@morsel/ui/charts/csv";
import { axisOf, indexAt, middleOf, plotOf } from "@morsel/ui/charts/plot";
import { fileNameOf } from "@morsel/ui/charts/save-file";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const value = fc.double({ min: -5000, max: 50_000, noNaN: true });
const anyPoint = fc.record(
  {
    value,
    isPartial: fc.boolean(),
    isLowerBound: fc.boolean(),
    trend: value,
    goal: fc.record({ min: value, max: value }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);
const seriesOf = (
  given: readonly Omit<ChartPoint, "key" | "name" | "tick">[],
  shape: ChartSeries["shape"],
): ChartSeries => ({
  id: "energy",
  name: "Energy",
  shape,
  say: String,
  column: "energy_kcal",
  points: given.map((point, n) => ({ ...point, key: `day ${n}`, name: `Day ${n}`, tick: `${n}` })),
});
const anySeries = fc
  .tuple(fc.array(anyPoint, { maxLength: 40 }), fc.constantFrom("bars" as const, "line" as const))
  .map(([points, shape]) => seriesOf(points, shape));
const anySeriesWithMean = fc
  .tuple(anySeries, fc.option(value, { nil: undefined }))
  .map(([series, mean]): ChartSeries => (mean === undefined ? series : { ...series, mean }));

/** Every pair of figures in a path that says places: "M1,2" and "L1,2". */
const placesIn = (path: string): readonly (readonly [number, number])[] =>
  [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

const marks = (path: string): number => path.split("M").length - 1;

describe("a chart", () => {
  it("draws nothing outside of its room, and no figure that is none", () =>
    fc.assert(
      fc.property(anySeriesWithMean, (series) => {
        const { paths, grid } = plotOf(series);
        for (const path of Object.values(paths)) {
          expect(path).not.toMatch(/NaN|Infinity|undefined/);
          for (const [x, y] of placesIn(path)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(100);
            expect(y).toBeGreaterThanOrEqual(-0.001);
            expect(y).toBeLessThanOrEqual(100.001);
          }
        }
        for (const { top } of grid) expect(top >= -0.001 && top <= 100.001).toBe(true);
      }),
    ));

  it("a series of zeros has zero on its scale and no other figure", () => {
    const zeros = [{ value: 0 }, {}, { value: 0 }];
    expect(plotOf(seriesOf(zeros, "bars")).grid).toEqual([{ value: 0, top: 100 }]);
    expect(plotOf(seriesOf([...zeros, { value: 3 }], "bars")).grid.length).toBeGreaterThan(1);
    expect(plotOf(seriesOf([{ value: 0, goal: { min: 8 } }], "bars")).grid.length).toBeGreaterThan(1);
  });

  it("draws a bar for each known value and none for what is unknown: a gap is no zero", () =>
    fc.assert(
      fc.property(fc.array(anyPoint, { maxLength: 40 }), (points) => {
        const { paths } = plotOf(seriesOf(points, "bars"));
        const known = points.filter(({ value }) => value !== undefined);
        const part = known.filter(({ isLowerBound }) => isLowerBound === true);
        const logged = known.filter(({ isPartial, isLowerBound }) => isPartial === true && isLowerBound !== true);
        expect(marks(paths.partBars)).toBe(part.length);
        expect(marks(paths.loggedBars)).toBe(logged.length);
        expect(marks(paths.bars)).toBe(known.length - part.length - logged.length);
      }),
    ));

  it("parts its line where something is unknown", () => {
    const known = [1, 2, undefined, 3, 4, 5, undefined];
    const { paths } = plotOf(
      seriesOf(
        known.map((value) => (value === undefined ? {} : { value })),
        "line",
      ),
    );
    expect(marks(paths.line)).toBe(2);
    expect(placesIn(paths.line)).toHaveLength(5);
    expect(marks(paths.dots)).toBe(5);
  });

  it("stands bars on zero, also below it", () => {
    const { grid, paths } = plotOf(seriesOf([{ value: 400 }, { value: -200 }], "bars"));
    const zero = grid.find(({ value }) => value === 0)?.top;
    expect(placesIn(paths.bars).map(([, y]) => y)).toEqual([zero, zero]);
  });

  it("is higher the more there is", () =>
    fc.assert(
      fc.property(value, value, (one, other) => {
        const places = placesIn(plotOf(seriesOf([{ value: one }, { value: other }], "line")).paths.dots);
        const [[, low = 0] = [], [, high = 0] = []] = one < other ? places : [...places].reverse();
        expect(high).toBeLessThanOrEqual(low);
      }),
    ));

  it("in another unit has the figures and the places of the same values in that unit", () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 20 }),
        fc.constantFrom("bars" as const, "line" as const),
        fc.constantFrom(4.184, 2.20462262185, 1 / 2.54, 1 / 60),
        (values, shape, scale) => {
          const kept = {
            ...seriesOf(
              values.map((value) => ({ value })),
              shape,
            ),
            scale,
          };
          const read = seriesOf(
            values.map((value) => ({ value: value * scale })),
            shape,
          );
          // Equal values get their room in the unit that is kept.
          fc.pre(shape === "bars" || new Set(values).size > 1);
          const figures = plotOf(kept).grid.map(({ value, top }) => [value * scale, top]);
          const expected = plotOf(read).grid.map(({ value, top }) => [value, top]);
          expect(figures.length).toBe(expected.length);
          for (const [nth, [value = 0, top = 0]] of figures.entries()) {
            expect(value).toBeCloseTo(expected[nth]?.[0] ?? Number.NaN, 6);
            expect(top).toBeCloseTo(expected[nth]?.[1] ?? Number.NaN, 2);
          }
        },
      ),
    ));

  it("has a goal's line over exactly the days for which it holds", () => {
    const { paths } = plotOf(seriesOf([{}, { value: 5, goal: { max: 4 } }, { goal: { max: 4 } }, {}], "bars"));
    expect(paths.goal).toMatch(/^M25,[\d.]+H50L50,[\d.]+H75$/);
  });

  it("draws the mean in its room and says it and the goal apart from each other", () =>
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), value, (values, limit) => {
        const mean = values.reduce((sum, one) => sum + one / values.length, 0);
        const points = values.map((one) => ({ value: one, goal: { max: limit } }));
        const { paths, ends } = plotOf({ ...seriesOf(points, "bars"), mean });
        expect(marks(paths.mean)).toBe(1);
        expect(ends.map(({ kind, value: said }) => [kind, said])).toEqual([
          ["mean", mean],
          ["goal", limit],
        ]);
        const [first, second] = ends.map(({ top }) => top);
        expect(Math.abs((first ?? 0) - (second ?? 0))).toBeGreaterThanOrEqual(9.9);
      }),
    ));

  it("finds the point that stands under a finger", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.nat(), (count, nth) => {
        const index = nth % count;
        expect(indexAt(middleOf(index, count) / 100, count)).toBe(index);
        expect(indexAt(-1, count)).toBe(0);
        expect(indexAt(2, count)).toBe(count - 1);
      }),
    ));

  it("names each point of a week below the axis, of more its first, its last and three between them, evenly", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (count) => {
        const axis = axisOf(
          seriesOf(
            Array.from({ length: count }, () => ({})),
            "bars",
          ).points,
        );
        expect(axis.length).toBe(count <= 7 ? count : 5);
        // The labels that are left in little room are evenly spaced, within half a day.
        const left = axis.filter(({ rank }) => rank !== "between").map(({ point }) => Number(point.tick));
        const gaps = left.slice(1).map((at, n) => at - (left[n] ?? 0));
        if (gaps.length > 0) expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(count <= 7 ? 0 : 1);
        expect(new Set(axis.map(({ point }) => point.key)).size).toBe(axis.length);
        if (count > 0) expect([axis[0]?.point.key, axis.at(-1)?.point.key]).toEqual(["day 0", `day ${count - 1}`]);
      }),
    ));

  it("is a file whose empty cells are unknown and whose zeros are none", () => {
    const heads = { from: "From", note: "Note" };
    const file = csvOf(
      [{ ...seriesOf([{ value: 0 }, {}, { value: 8.5, note: "=hm" }], "bars"), figure: (n) => n * 2 }],
      heads,
    );
    expect(file.split("\r\n")).toEqual([
      "From,energy_kcal,energy_kcal Note",
      "day 0,0,",
      "day 1,,",
      "day 2,17,'=hm",
      "",
    ]);
  });

  it("has a name that every system takes", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (label) => {
        expect(fileNameOf(label, "csv")).toMatch(/^[\p{L}\p{N}-]+\.csv$/u);
      }),
    ));
});
