import { datesBetween } from "@morsel/domain/calendar";
import { reportPeriods, type Completeness, type Denominator, type ReportStep } from "@morsel/domain/diary";
import { begunGoalsOfDay } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import {
  goalOfSeries,
  reportSeries,
  reportStep,
  type ReportDays,
  type ReportSeries,
  type ReportSeriesId,
  type WantedRange,
} from "@morsel/domain/reports";
import * as Effect from "effect/Effect";
import type { MemberWeekStart } from "../diary-settings/member-week-start.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { readReportDays } from "./report-range.ts";
import { seriesOf, type SeriesPorts } from "./series-figures.ts";

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

/** W140 to W144: series of one member over one range, by day, week or month. */
export const makeReadReport =
  (ports: SeriesPorts & { readonly weekStart: MemberWeekStart }): ReadReport =>
  ({ member, series: wanted, step: wantedStep = "daily", denominator = "logged", ...range }) =>
    Effect.gen(function* () {
      const today = yield* ports.today(member);
      const source = seriesOf(ports, member, wanted);
      const days = yield* readReportDays(range, today, source.firstKnown);
      const step = reportStep(wantedStep, days);
      const { history, exercise, completeness, figures } = yield* source.read(days);
      const periods = reportPeriods(days.from, days.to, step, yield* ports.weekStart(member));
      const dates = datesBetween(days.from, days.to);
      const goalsOn = new Map(dates.map((date) => [date, begunGoalsOfDay(history, date)]));
      const series = figures.map(({ on, ...of }) =>
        reportSeries(
          {
            ...of,
            figures: dates.map(on),
            goalOn: (date) => goalOfSeries(of.id, goalsOn.get(date), exercise.get(date) ?? 0, member.profile),
          },
          days,
          periods,
          step,
          denominator,
        ),
      );
      return { ...days, step, denominator, days: completeness, series };
    });
