import { addDays, datesBetween, type CalendarDate } from "../calendar/index.ts";
import { streakOf, type Completeness } from "../diary/index.ts";
import { minutesByDay, type ExerciseEntry } from "../exercise/index.ts";
import { begunGoalsOfDay, type Goals, type NutrientLimit } from "../goals/index.ts";
import { dayFigure, type MeasuredDay, type TrendPoint } from "../measurements/index.ts";
import type { NutrientId } from "../nutrition/index.ts";
import {
  goalOfSeries,
  isCounted,
  meanLimit,
  periodFigure,
  stepsOfDay,
  totalFigure,
  type DayFigure,
  type GoalBody,
  type PeriodFigure,
  type ReportDays,
  type TotalsOfDay,
} from "../reports/index.ts";
import { nutrientsOfWeek, type NutrientOfWeek } from "./nutrients.ts";

/** One day of the week; without an energy nothing is known of it. */
export type DigestDay = {
  readonly date: CalendarDate;
  readonly completeness: Completeness;
  /** kcal */
  readonly energy?: number;
  readonly isLowerBound: boolean;
  /** The planned energy, with what exercise added; none before the first goals. */
  readonly budget?: number;
};

/** W333: an average over the logged days, beside the mean goal of these days. */
export type DigestAverage = { readonly average: PeriodFigure; readonly goal?: NutrientLimit };

export const DIGEST_MACROS = ["carbohydrates", "fat", "protein", "fiber"] as const satisfies readonly NutrientId[];

export type Digest = ReportDays & {
  readonly today: CalendarDate;
  readonly days: readonly DigestDay[];
  readonly completeness: Readonly<Record<Completeness, number>>;
  readonly energy: DigestAverage;
  readonly macros: readonly (DigestAverage & { readonly id: NutrientId })[];
  /** Trend (M4), at the last weighing of the week and at the last one before it. */
  readonly weight?: { readonly kg: number; readonly weighings: number; readonly changeKg?: number };
  readonly exercise: { readonly days: number; readonly minutes: number; readonly energy: number };
  /** On the mean of the days on which they were counted. */
  readonly steps?: { readonly average: number; readonly days: number; readonly goal?: number };
  /** D22, as it stood at the end of the week. */
  readonly streak: number;
  readonly best: readonly NutrientOfWeek[];
  readonly thinnest: readonly NutrientOfWeek[];
};

/** All that is kept of a week, and of the time before it that it is compared with. */
export type WeekRecords = {
  readonly totals: readonly TotalsOfDay[];
  readonly goals: readonly Goals[];
  readonly exercise: readonly ExerciseEntry[];
  /** With their trend, from the lead of a trend before the days that the week is compared with on. */
  readonly weights: readonly TrendPoint[];
  readonly writtenSteps: readonly MeasuredDay[];
  /** Days that were tracked, until the end of the week. */
  readonly tracked: readonly CalendarDate[];
};

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

/** W335: what is older is not compared with. */
const COMPARED_DAYS = 90;

/** W335: the first day whose weighings a week is compared with. */
export const comparedFrom = (from: CalendarDate): CalendarDate => addDays(from, -COMPARED_DAYS);

/** W335: the last trend weight of the week beside the last one of the 90 days before it. */
export const weightOfWeek = (weights: readonly TrendPoint[], { from, to }: ReportDays): Digest["weight"] => {
  const inside = weights.filter(({ date }) => date >= from && date <= to);
  const last = inside.at(-1);
  if (last === undefined) return undefined;
  const before = weights.findLast(({ date }) => date < from && date >= comparedFrom(from));
  const change = before === undefined ? {} : { changeKg: last.trend - before.trend };
  return { kg: last.trend, weighings: inside.length, ...change };
};

/** W335: steps on the mean of the days on which they were counted. */
const stepsOfWeek = (steps: readonly number[], goal: number | undefined): Digest["steps"] =>
  steps.length === 0
    ? undefined
    : { average: sumOf(steps) / steps.length, days: steps.length, ...(goal === undefined ? {} : { goal }) };

/** W333 to W335: a week in one page, by all that is kept of it. */
export const digestOf = (records: WeekRecords, week: ReportDays, today: CalendarDate, body: GoalBody): Digest => {
  const { goals: history, exercise, totals } = records;
  const end = week.to < today ? week.to : today;
  const kept = new Map(totals.map((day) => [day.date, day]));
  const dates = datesBetween(week.from, week.to);
  const goalOf = (nutrient: NutrientId, day: CalendarDate): NutrientLimit | undefined =>
    goalOfSeries(nutrient, begunGoalsOfDay(history, day), kept.get(day)?.exercise ?? 0, body);
  const figuresOf = (nutrient: NutrientId): readonly DayFigure[] =>
    dates.map((day) => totalFigure(kept.get(day), day, nutrient));
  const averageOf = (nutrient: NutrientId): DigestAverage => {
    const figures = figuresOf(nutrient);
    const goal = meanLimit(figures.filter((day) => isCounted(day, "logged")).map(({ date }) => goalOf(nutrient, date)));
    return { average: periodFigure(week, figures, "logged"), ...(goal === undefined ? {} : { goal }) };
  };
  const energy = figuresOf("energy");
  const completeness = { untracked: 0, partial: 0, complete: 0, fasted: 0 };
  for (const day of energy) if (day.date <= today) completeness[day.completeness] += 1;
  const written = new Map(records.writtenSteps.map((day) => [day.date, dayFigure("Fitbit steps", day)]));
  const steps = stepsOfWeek(
    dates.flatMap((day) => stepsOfDay(kept.get(day), written.get(day)) ?? []),
    begunGoalsOfDay(history, end)?.goals.steps,
  );
  const weight = weightOfWeek(records.weights, week);
  return {
    ...week,
    today,
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
      days: new Set(exercise.map((entry) => entry.date)).size,
      minutes: sumOf([...minutesByDay(exercise).values()]),
      energy: sumOf(totals.map((day) => day.exercise)),
    },
    ...(steps === undefined ? {} : { steps }),
    streak: streakOf(
      records.tracked.map((day) => ({ date: day, completeness: "partial" })),
      end,
    ),
    ...nutrientsOfWeek(week, figuresOf, goalOf),
  };
};

/** W338: a week in which nothing was logged, weighed or done is not worth a mail. */
export const isWorthSending = ({ energy, weight, exercise, steps, completeness }: Digest): boolean =>
  energy.average.value !== undefined ||
  weight !== undefined ||
  exercise.days > 0 ||
  steps !== undefined ||
  completeness.fasted > 0;
