import { nice, ticks } from "d3-array";
import { line } from "d3-shape";
import { barKindOf, isIncomplete, type BarKind, type ChartPoint, type ChartSeries } from "./chart-data.ts";

/** Paths in a square of 100 by 100, which is stretched to the room there is; `top` is a share of its height in per cent. */
export type Plot = {
  readonly grid: readonly { readonly value: number; readonly top: number }[];
  readonly paths: {
    readonly bars: string;
    readonly loggedBars: string;
    readonly partBars: string;
    readonly line: string;
    readonly dots: string;
    readonly hollowDots: string;
    readonly trend: string;
    readonly band: string;
    readonly goal: string;
    readonly mean: string;
  };
  /** Words at the end of the lines, far enough apart to be read. */
  readonly ends: readonly { readonly kind: "last" | "mean" | "goal"; readonly value: number; readonly top: number }[];
};

const SIZE = 100;
const LABELS = 3;
/** The part of a point's room that its bar fills. */
const FILLED = 0.72;
/** With more points than this the line alone is drawn where it has neighbours to lead to. */
const DOTS_MOST = 120;

const isFigure = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value);

/** Range of all drawn values in the shown unit: bars start at zero, lines take the room they need. */
const domainOf = (series: ChartSeries, scale: number): readonly [number, number] => {
  const drawn = [
    ...series.points.flatMap(({ value, trend, goal }) => [value, trend, goal?.min, goal?.max]),
    series.mean,
  ].filter((value) => isFigure(value));
  const low = Math.min(...(series.shape === "bars" ? [0] : []), ...drawn);
  const high = Math.max(...(series.shape === "bars" ? [0] : []), ...drawn);
  if (low > high) return [0, 1];
  // One value alone stands in the middle, and so do those that differ by less than can be drawn.
  const most = Math.max(Math.abs(low), Math.abs(high));
  const spread = high - low > Math.max(most * 1e-6, 1e-9) ? 0 : Math.max(1, most * 0.05);
  const [from, to] = nice((low - (low === 0 ? 0 : spread)) * scale, (high + spread) * scale, LABELS);
  return [from, to];
};

/** Neighbours with a value, each run apart: a gap stays a gap. */
const runsOf = (
  points: readonly ChartPoint[],
  valueOf: (point: ChartPoint) => number | undefined,
): readonly (readonly { readonly index: number; readonly value: number }[])[] => {
  const runs: { index: number; value: number }[][] = [];
  let isOpen = false;
  for (const [index, point] of points.entries()) {
    const value = valueOf(point);
    if (!isFigure(value)) {
      isOpen = false;
      continue;
    }
    if (!isOpen) runs.push([]);
    runs.at(-1)?.push({ index, value });
    isOpen = true;
  }
  return runs;
};

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

/** Centre of a point, in percent of the width. */
export const middleOf = (index: number, count: number): number => rounded(((index + 0.5) / Math.max(1, count)) * SIZE);

/** The point under a share of the width, 0 to 1. */
export const indexAt = (share: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor(share * count)));

/** Zeros have no amount by which a scale could be made. */
const isNothing = ({ points, shape }: ChartSeries): boolean =>
  shape === "bars" && points.every(({ value = 0, goal }) => value === 0 && !goal?.max && !goal?.min);

/** A line of small letters, as a share of the chart's height. */
const LABEL = 10;

/** A line's last value; for bars their mean and the goal of the last day that has one. A label that would cover another one moves away from it. */
const endsOf = ({ points, shape, mean }: ChartSeries, top: (value: number) => number): Plot["ends"] => {
  const last = points.findLast(({ value }) => isFigure(value))?.value;
  const goal = points.findLast(({ goal }) => isFigure(goal?.max) || isFigure(goal?.min))?.goal;
  const limit = goal?.max ?? goal?.min;
  if (shape === "line") return isFigure(last) ? [{ kind: "last", value: last, top: top(last) }] : [];
  if (!isFigure(mean)) return isFigure(limit) ? [{ kind: "goal", value: limit, top: top(limit) }] : [];
  if (!isFigure(limit)) return [{ kind: "mean", value: mean, top: top(mean) }];
  const apart = Math.max(0, LABEL - Math.abs(top(mean) - top(limit))) / 2;
  const up = mean >= limit ? 1 : -1;
  return [
    { kind: "mean", value: mean, top: rounded(top(mean) - up * apart) },
    { kind: "goal", value: limit, top: rounded(top(limit) + up * apart) },
  ];
};

/** Computes the position of every mark of a series. */
export const plotOf = (series: ChartSeries): Plot => {
  const { points, shape, scale = 1 } = series;
  const [first, end] = domainOf(series, scale);
  const [from, to] = [first / scale, end / scale];
  const gridValues = isNothing(series) ? [0] : ticks(first, end, LABELS).map((value) => value / scale);
  const top = (value: number): number => rounded(SIZE - ((value - from) / (to - from)) * SIZE);
  const middle = (index: number): number => middleOf(index, points.length);
  const room = SIZE / Math.max(1, points.length);
  const path = line<{ readonly index: number; readonly value: number }>()
    .x(({ index }) => middle(index))
    .y(({ value }) => top(value))
    .digits(3);
  const linesOf = (valueOf: (point: ChartPoint) => number | undefined): string =>
    runsOf(points, valueOf)
      .map((run) => path(run) ?? "")
      .join("");

  const barsOf = (kind: BarKind): string =>
    points
      .map((point, index) => {
        const { value } = point;
        if (shape !== "bars" || !isFigure(value) || barKindOf(point) !== kind) return "";
        const left = rounded(middle(index) - (room * FILLED) / 2);
        return `M${left},${top(0)}V${top(value)}h${rounded(room * FILLED)}V${top(0)}Z`;
      })
      .join("");

  // A line of no length with round ends is a round dot, however the square is stretched.
  const dot = (index: number, value: number): string => `M${middle(index)},${top(value)}h0`;
  const isAlone = (index: number): boolean =>
    !isFigure(points[index - 1]?.value) && !isFigure(points[index + 1]?.value);
  const dotsWhere = (hollow: boolean): string =>
    points
      .map((point, index) => {
        const { value } = point;
        if (!isFigure(value) || isIncomplete(point) !== hollow) return "";
        return points.length <= DOTS_MOST || hollow || isAlone(index) ? dot(index, value) : "";
      })
      .join("");

  /** A goal holds for all of its day: its line is as wide as the days for which it does. */
  const stepsOf = (valueOf: (point: ChartPoint) => number | undefined): string =>
    runsOf(points, valueOf)
      .map((run) =>
        run
          .map(
            ({ index, value }, nth) =>
              `${nth === 0 ? "M" : "L"}${rounded(index * room)},${top(value)}H${rounded((index + 1) * room)}`,
          )
          .join(""),
      )
      .join("");

  const band = points
    .map(({ goal }, index) =>
      isFigure(goal?.min) && isFigure(goal.max) && goal.max > goal.min
        ? `M${rounded(index * room)},${top(goal.max)}h${rounded(room)}V${top(goal.min)}h${rounded(-room)}Z`
        : "",
    )
    .join("");

  const { mean } = series;
  return {
    grid: gridValues.map((value) => ({ value, top: top(value) })),
    paths: {
      bars: barsOf("whole"),
      loggedBars: barsOf("logged"),
      partBars: barsOf("part"),
      line: shape === "line" ? linesOf(({ value }) => value) : "",
      dots: shape === "line" ? dotsWhere(false) : "",
      hollowDots: shape === "line" ? dotsWhere(true) : "",
      // The trend goes on from one value to the next: it is what lies between them.
      trend: path(points.flatMap(({ trend }, index) => (isFigure(trend) ? [{ index, value: trend }] : []))) ?? "",
      band,
      goal: stepsOf(({ goal }) => goal?.max) + stepsOf(({ goal }) => goal?.min),
      mean: isFigure(mean) ? `M0,${top(mean)}H${SIZE}` : "",
    },
    ends: endsOf(series, top),
  };
};

/** Labels leave in this order when there is less room: first those between, then those in the middle. */
type AxisRank = "end" | "middle" | "between";
const WEEK = 7;

const shares = (last: number, some: readonly number[]): readonly number[] => some.map((one) => Math.round(last * one));

/** Each point of a week; of more points five, evenly, the first and the last among them: what stands below the axis. */
export const axisOf = (
  points: readonly ChartPoint[],
): readonly { readonly point: ChartPoint; readonly left: number; readonly rank: AxisRank }[] => {
  const last = points.length - 1;
  const isShort = points.length <= WEEK;
  // Every other day of a week: Monday, Wednesday, Friday, Sunday.
  const middle = last === WEEK - 1 ? [2, 4] : last > 1 && (last % 2 === 0 || !isShort) ? shares(last, [0.5]) : [];
  const between = isShort ? points.keys() : shares(last, [0.25, 0.75]);
  const chosen = new Map<number, AxisRank>([...between].map((index) => [index, "between"]));
  for (const index of middle) chosen.set(index, "middle");
  for (const index of [0, last]) chosen.set(index, "end");
  return [...chosen]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([index, rank]) => {
      const point = points[index];
      return point === undefined ? [] : [{ point, left: middleOf(index, points.length), rank }];
    });
};
