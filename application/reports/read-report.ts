import { type CalendarDate, datesBetween } from "@morsel/domain/calendar";
import { reportPeriods, type Completeness, type Denominator, type ReportStep } from "@morsel/domain/diary";
import type { NutrientLimit } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import {
  coverageIn,
  isCounted,
  meanLimit,
  periodFigure,
  type DayFigure,
  type PeriodFigure,
  type ReportSeriesId,
} from "@morsel/domain/reports";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { goalOfSeries, goalsOfDay } from "./report-goals.ts";
import { reportDays, reportStep, type ReportDays, type WantedRange } from "./report-range.ts";
import { seriesOf, type SeriesPorts } from "./series-figures.ts";

export type ReportPoint = PeriodFigure & {
  readonly goal?: NutrientLimit;
  readonly trend?: number;
  /** What a single day counts as; of measures that go with what was eaten. */
  readonly mark?: Completeness;
};

/** One measure over a range. */
export type ReportSeries = {
  readonly id: ReportSeriesId;
  readonly points: readonly ReportPoint[];
  /** Per day, over how many days (D23). */
  readonly average?: PeriodFigure;
  /** RP7: of the days over which the average is, where each of them has one. */
  readonly goal?: NutrientLimit;
  /** RP6: 0 to 1. */
  readonly coverage?: number;
};

export type Report = ReportDays & {
  readonly step: ReportStep;
  readonly denominator: Denominator;
  /** How many days of the range are what. */
  readonly days: Readonly<Record<Completeness, number>>;
  readonly series: readonly ReportSeries[];
};

export type ReadReport = (
  request: WantedRange & {
    readonly member: Member;
    readonly series: readonly ReportSeriesId[];
    readonly step?: ReportStep;
    readonly denominator?: Denominator;
  },
) => Effect.Effect<Report, FieldRefused>;

/** W144: what was measured has no denominator but the days on which it was. */
const denominatorOf = (isMeasured: boolean, wanted: Denominator): Denominator => (isMeasured ? "logged" : wanted);

/** W140 to W144: series of one member over one range, by day, week or month. */
export const makeReadReport =
  (ports: SeriesPorts): ReadReport =>
  ({ member, series: wanted, step: wantedStep = "daily", denominator = "logged", ...range }) =>
    Effect.gen(function* () {
      const today = yield* ports.today(member);
      const source = seriesOf(ports, member, wanted);
      const days = yield* reportDays(range, today, source.firstKnown);
      const step = reportStep(wantedStep, days);
      const { history, exercise, completeness, figures } = yield* source.read(days);
      const periods = reportPeriods(days.from, days.to, step);
      const dates = datesBetween(days.from, days.to);
      const goalsOn = new Map(dates.map((date) => [date, goalsOfDay(history, date)]));
      const series = figures.map(({ id, isMeasured, on, trend }): ReportSeries => {
        const all = dates.map(on);
        const goalOn = (date: CalendarDate): NutrientLimit | undefined =>
          goalOfSeries(id, goalsOn.get(date), exercise.get(date) ?? 0, member.profile);
        const over = denominatorOf(isMeasured, denominator);
        let at = 0;
        const points = periods.map((period): ReportPoint => {
          const inside: DayFigure[] = [];
          for (let day = all[at]; day !== undefined && day.date <= period.to; day = all[at]) {
            inside.push(day);
            at += 1;
          }
          const [single] = inside;
          const goal = meanLimit(inside.map(({ date }) => goalOn(date)));
          const smoothed = inside.map(({ date }) => trend?.get(date)).findLast((value) => value !== undefined);
          return {
            ...periodFigure(period, inside, over),
            ...(goal === undefined ? {} : { goal }),
            ...(smoothed === undefined ? {} : { trend: smoothed }),
            ...(single === undefined || isMeasured || step !== "daily" ? {} : { mark: single.completeness }),
          };
        });
        const average = periodFigure(days, all, over);
        const goals = all.filter((day) => isCounted(day, over)).map(({ date }) => goalOn(date));
        const goal = goals.includes(undefined) ? undefined : meanLimit(goals);
        const coverage = isMeasured ? undefined : coverageIn(all);
        return {
          id,
          points,
          ...(average.value === undefined ? {} : { average }),
          ...(goal === undefined ? {} : { goal }),
          ...(coverage === undefined ? {} : { coverage }),
        };
      });
      return { ...days, step, denominator, days: completeness, series };
    });
