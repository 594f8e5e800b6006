import { addDays, type CalendarDate, datesBetween } from "@morsel/domain/calendar";
import { streakOf, type Completeness } from "@morsel/domain/diary";
import type { NutrientLimit } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import { dayFigure } from "@morsel/domain/measurements";
import type { NutrientId } from "@morsel/domain/nutrition";
import {
  isCounted,
  meanLimit,
  nutrientFigure,
  periodFigure,
  type DayFigure,
  type PeriodFigure,
} from "@morsel/domain/reports";
import * as Effect from "effect/Effect";
import type { DiaryStore } from "../diary/diary-store.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";
import { minutesByDay } from "../reports/exercise-minutes.ts";
import { measuredDays } from "../reports/measured-days.ts";
import { goalOfSeries, goalsOfDay } from "../reports/report-goals.ts";
import { REPORT_DAYS_MAX } from "../reports/report-range.ts";
import type { TotalsOfDay } from "../reports/report-store.ts";
import type { SeriesPorts } from "../reports/series-figures.ts";
import { stepsOfDay } from "../reports/steps-of-day.ts";
import { nutrientsOfWeek, type NutrientOfWeek } from "./digest-nutrients.ts";
import { digestWeek, lastWholeWeek, type DigestDays } from "./digest-week.ts";

/** One day of the week; without an energy nothing is known of it. */
export type DigestDay = {
  readonly date: CalendarDate;
  readonly completeness: Completeness;
  /** kcal */
  readonly energy?: number;
  readonly isLowerBound: boolean;
  /** What was planned, with what exercise added; none before the first goals. */
  readonly budget?: number;
};

/** W333: an average over the logged days, beside the mean goal of these days. */
export type DigestAverage = { readonly average: PeriodFigure; readonly goal?: NutrientLimit };

export const DIGEST_MACROS = ["carbohydrates", "fat", "protein", "fiber"] as const satisfies readonly NutrientId[];

export type Digest = DigestDays & {
  readonly today: CalendarDate;
  readonly days: readonly DigestDay[];
  readonly completeness: Readonly<Record<Completeness, number>>;
  readonly energy: DigestAverage;
  readonly macros: readonly (DigestAverage & { readonly id: NutrientId })[];
  /** Smoothed (M4), at the last weighing of the week and at the last one before it. */
  readonly weight?: { readonly kg: number; readonly weighings: number; readonly changeKg?: number };
  readonly exercise: { readonly days: number; readonly minutes: number; readonly energy: number };
  /** On the mean of the days on which they were counted. */
  readonly steps?: { readonly average: number; readonly days: number; readonly goal?: number };
  /** D22, as it stood at the end of the week. */
  readonly streak: number;
  readonly best: readonly NutrientOfWeek[];
  readonly thinnest: readonly NutrientOfWeek[];
};

export type ReadDigest = (request: {
  readonly member: Member;
  /** A day of the wanted week; the last whole week when absent. */
  readonly date?: CalendarDate;
}) => Effect.Effect<Digest, FieldRefused>;

export type DigestPorts = Pick<SeriesPorts, "reports" | "goals" | "measurements" | "today"> & {
  readonly diary: Pick<DiaryStore, "trackedDates">;
};

/** M4: what is older weighs less than a thousandth of a trend; a weighing that is older is none to compare with. */
const TREND_LEAD = 90;
/** Longer than anybody kept a diary without a gap: eleven years. */
const LONGEST_STREAK = 4_000;

/** W332 to W335: a week in one page. */
export const makeReadDigest = ({ reports, goals, measurements, today, diary }: DigestPorts): ReadDigest =>
  Effect.fn("ReadDigest")(function* ({ member, date }) {
    const { id, profile } = member;
    const now = yield* today(member);
    const latest = digestWeek(now, profile.country);
    const earliest = addDays(latest.from, -REPORT_DAYS_MAX);
    if (date !== undefined && date > latest.to) return yield* refuseField("date", `${latest.to} or earlier`);
    if (date !== undefined && date < earliest) return yield* refuseField("date", `${earliest} or later`);
    const week = date === undefined ? lastWholeWeek(now, profile.country) : digestWeek(date, profile.country);
    const { from, to } = week;
    const end = to < now ? to : now;
    const read = yield* reports.totals(id, from, to);
    const history = yield* goals.during(id, from, to);
    const entries = yield* reports.exercises(id, from, to);
    const points = yield* measuredDays(measurements, id, "Weight", addDays(from, -2 * TREND_LEAD));
    const counted = yield* measurements.days(id, "Fitbit steps", { from, to, limit: 7 });
    const tracked = yield* diary.trackedDates(id, end, LONGEST_STREAK);

    const kept = new Map(read.map((day) => [day.date, day]));
    const dates = datesBetween(from, to);
    const goalOf = (nutrient: NutrientId, day: CalendarDate): NutrientLimit | undefined =>
      goalOfSeries(nutrient, goalsOfDay(history, day), kept.get(day)?.exercise ?? 0, profile);
    const figuresOf = (nutrient: NutrientId): readonly DayFigure[] =>
      dates.map((day) => digestFigure(kept.get(day), day, nutrient));
    const averageOf = (nutrient: NutrientId): DigestAverage => {
      const figures = figuresOf(nutrient);
      const goal = meanLimit(
        figures.filter((day) => isCounted(day, "logged")).map((day) => goalOf(nutrient, day.date)),
      );
      return { average: periodFigure(week, figures, "logged"), ...(goal === undefined ? {} : { goal }) };
    };
    const energy = figuresOf("energy");
    const completeness = { untracked: 0, partial: 0, complete: 0, fasted: 0 };
    for (const day of energy) if (day.date <= now) completeness[day.completeness] += 1;
    const stepsGoal = goalsOfDay(history, end)?.goals.steps;
    const weight = weightOf(points, week);
    const written = new Map(counted.map((day) => [day.date, dayFigure("Fitbit steps", day)]));
    const steps = dates.flatMap((day) => stepsOfDay(kept.get(day), written.get(day)) ?? []);
    return {
      ...week,
      today: now,
      days: energy.map(({ value, known, parts, ...day }): DigestDay => {
        const budget = goalOf("energy", day.date)?.max;
        return {
          ...day,
          ...(value === undefined ? {} : { energy: value }),
          isLowerBound: day.completeness === "partial" || known < parts,
          ...(budget === undefined ? {} : { budget }),
        };
      }),
      completeness,
      energy: averageOf("energy"),
      macros: DIGEST_MACROS.map((nutrient) => ({ id: nutrient, ...averageOf(nutrient) })),
      ...(weight === undefined ? {} : { weight }),
      exercise: {
        days: new Set(entries.map((entry) => entry.date)).size,
        minutes: sumOf([...minutesByDay(entries).values()]),
        energy: sumOf(read.map((day) => day.exercise)),
      },
      ...(steps.length === 0
        ? {}
        : {
            steps: {
              average: sumOf(steps) / steps.length,
              days: steps.length,
              ...(stepsGoal === undefined ? {} : { goal: stepsGoal }),
            },
          }),
      streak: streakOf(
        tracked.map((day) => ({ date: day, completeness: "partial" })),
        end,
      ),
      ...nutrientsOfWeek(week, figuresOf, goalOf),
    };
  });

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

const weightOf = (
  points: readonly { readonly date: CalendarDate; readonly trend: number }[],
  { from, to }: DigestDays,
): Digest["weight"] => {
  const inside = points.filter(({ date }) => date >= from && date <= to);
  const last = inside.at(-1);
  // What lies behind it makes it a trend too: without that it would be what the scale said on one day.
  const before = points.findLast(({ date }) => date < from && date >= addDays(from, -TREND_LEAD));
  if (last === undefined) return undefined;
  const weighings = inside.length;
  return { kg: last.trend, weighings, ...(before === undefined ? {} : { changeKg: last.trend - before.trend }) };
};

const digestFigure = (day: TotalsOfDay | undefined, date: CalendarDate, id: NutrientId): DayFigure => {
  if (day === undefined) return { date, completeness: "untracked", known: 0, parts: 0 };
  const { completeness, parts, totals } = day;
  const value = totals.facts[id];
  const known = totals.known[id] ?? 0;
  return nutrientFigure({ date, completeness, parts, known, ...(value === undefined ? {} : { value }) });
};
