import { addDays, type CalendarDate, datesBetween } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import { NUTRIENT_IDS, type NutrientId } from "@morsel/domain/nutrition";
import { DAILY_VALUES } from "@morsel/domain/nutrition-label";
import { coverageIn, nutrientFigure, periodFigure, type DayFigure, type PeriodFigure } from "@morsel/domain/reports";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { readInPieces } from "./days-at-once.ts";
import { goalOfSeries, goalsOfDay } from "./report-goals.ts";
import { reportDays, type ReportDays, type WantedRange } from "./report-range.ts";
import type { TotalsOfDay } from "./report-store.ts";
import type { SeriesPorts } from "./series-figures.ts";

/** W145: what a cell's level is a share of. */
export type OverviewScale = "goal" | "daily_value" | "highest";

/** One nutrient over all days. */
export type OverviewRow = {
  readonly id: NutrientId;
  readonly scale: OverviewScale;
  readonly average: PeriodFigure;
  readonly coverage?: number;
  /** A sign for each day: see `cellOf`. */
  readonly cells: string;
};

export type Overview = ReportDays & { readonly rows: readonly OverviewRow[] };

export type ReadOverview = (
  request: WantedRange & { readonly member: Member },
) => Effect.Effect<Overview, FieldRefused>;

/** W146 */
export const OVERVIEW_DAYS_MAX = 366;

/** A day of all nutrients is some 4 kB: so many are read and summed in 2 ms. */
const DAYS_AT_ONCE = 40;

/** The shares of a target at which a cell gets darker. */
const LEVELS = [0.05, 0.25, 0.5, 0.75, 1] as const;
const EXACT = "012345";
const AT_LEAST = "abcdef";

/** W145: "0" to "5" by the share of the target, "a" to "f" where it is that at least, "?" where nothing is known, "-" where nothing was logged. */
export const cellOf = ({ completeness, value, known, parts }: DayFigure, target: number): string => {
  if (value === undefined) return completeness === "untracked" ? "-" : "?";
  const share = target > 0 ? value / target : 0;
  const level = LEVELS.filter((least) => share >= least).length;
  return (known < parts ? AT_LEAST : EXACT)[level] ?? "?";
};

/** W146: the last days of a longer range. */
export const lastDays = ({ from, to }: ReportDays, most: number): ReportDays => {
  const first = addDays(to, 1 - most);
  return { from: from < first ? first : from, to };
};

/** W145, W146: every nutrient of every day at a glance. */
export const makeReadOverview =
  (ports: Pick<SeriesPorts, "reports" | "goals" | "today">): ReadOverview =>
  ({ member, ...range }) =>
    Effect.gen(function* () {
      const today = yield* ports.today(member);
      const days = lastDays(yield* reportDays(range, today, ports.reports.firstDay(member.id)), OVERVIEW_DAYS_MAX);
      const { from, to } = days;
      const history = yield* ports.goals.during(member.id, from, to);
      const read = yield* readInPieces(
        from,
        to,
        (first, last) => ports.reports.totals(member.id, first, last),
        DAYS_AT_ONCE,
      );
      const kept = new Map(read.map((day) => [day.date, day]));
      const dates = datesBetween(from, to);
      const goals = dates.map((date) => goalsOfDay(history, date));
      const rows: OverviewRow[] = [];
      for (const [nth, id] of NUTRIENT_IDS.entries()) {
        const figures = dates.map((date) => figureOf(kept.get(date), date, id));
        const targetOf = (at: number): number | undefined => {
          const limit = goalOfSeries(id, goals[at], kept.get(dates[at] ?? from)?.exercise ?? 0, member.profile);
          return limit?.max ?? limit?.min;
        };
        const targets = figures.map((_, at) => targetOf(at));
        const hasGoal = targets.some((target) => target !== undefined);
        const dailyValue = DAILY_VALUES[id];
        const highest = Math.max(0, ...figures.map(({ value = 0 }) => value));
        const coverage = coverageIn(figures);
        rows.push({
          id,
          scale: hasGoal ? "goal" : dailyValue === undefined ? "highest" : "daily_value",
          average: periodFigure(days, figures, "logged"),
          ...(coverage === undefined ? {} : { coverage }),
          cells: figures.map((figure, at) => cellOf(figure, targets[at] ?? dailyValue ?? highest)).join(""),
        });
        if (nth % NUTRIENTS_AT_ONCE === 0) yield* Effect.yieldNow;
      }
      return { ...days, rows };
    });

/** A nutrient over a year takes some 0.3 ms. */
const NUTRIENTS_AT_ONCE = 8;

const figureOf = (day: TotalsOfDay | undefined, date: CalendarDate, id: NutrientId): DayFigure => {
  if (day === undefined) return { date, completeness: "untracked", known: 0, parts: 0 };
  const { completeness, parts, totals } = day;
  const value = totals.facts[id];
  return nutrientFigure({
    date,
    completeness,
    parts,
    known: totals.known[id] ?? 0,
    ...(value === undefined ? {} : { value }),
  });
};
