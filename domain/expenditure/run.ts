import { addDays, type CalendarDate, datesBetween } from "../calendar/index.ts";
import { completenessOf, hasCompleteFacts } from "../diary/index.ts";
import type { ExpenditureDay } from "./filter.ts";
import { estimateExpenditure, type Expenditure, type ExpenditureReason } from "./estimate.ts";
import type { TrendPoint } from "../measurements/index.ts";
import type { NutrientOfDay } from "../reports/index.ts";
import type { EstimatedExpenditure, ExpenditureInputs } from "./answer.ts";

/** W321: half a year; what is older has no weight any more. */
export const RUN_DAYS = 182;
/** W321: what an estimate needs it needs of these days. */
export const RECENT_DAYS = 28;

/** One day as it is kept. */
export type KnownDay = ExpenditureDay & { readonly date: CalendarDate; readonly exercise: number };

const intakeOf = ({ completeness, value, known, parts }: NutrientOfDay): number | undefined =>
  completenessOf({ entries: { length: parts }, completeness }) === "fasted" ? 0 : known === 0 ? undefined : value;

/** G20, W321: the days before a week, without holes, from the first of which anything is known. */
export const expenditureRun = (
  eaten: readonly NutrientOfDay[],
  weighed: readonly Pick<TrendPoint, "date" | "value">[],
  week: CalendarDate,
): readonly KnownDay[] => {
  const [first, last] = [addDays(week, -RUN_DAYS), addDays(week, -1)];
  const inside = ({ date }: { readonly date: CalendarDate }): boolean => date >= first && date <= last;
  const days = new Map(eaten.filter(inside).map((day) => [day.date, day]));
  const weights = new Map(weighed.filter(inside).map(({ date, value }) => [date, value]));
  const tracked = [...days.values()].filter(({ completeness }) => completeness !== "untracked");
  const start = [...tracked.map(({ date }) => date), ...weights.keys()].toSorted()[0];
  if (start === undefined) return [];
  return datesBetween(start, last).map((date): KnownDay => {
    const day = days.get(date);
    const intake = day === undefined ? undefined : intakeOf(day);
    const weightKg = weights.get(date);
    return {
      date,
      exercise: day?.exercise ?? 0,
      isComplete: day !== undefined && hasCompleteFacts(day),
      ...(intake === undefined ? {} : { intake }),
      ...(weightKg === undefined ? {} : { weightKg }),
    };
  });
};

const isNeed = ({ kind }: ExpenditureReason): boolean => kind.startsWith("needs-");

/** W321: the estimate of the whole run; whether it is ready, and what it lacks, the last four weeks say. */
export const estimateOfRun = (run: readonly KnownDay[], formula: number): Expenditure | undefined => {
  const whole = estimateExpenditure(run, formula);
  const recent = estimateExpenditure(run.slice(-RECENT_DAYS), formula);
  if (whole === undefined || recent === undefined) return undefined;
  return {
    ...whole,
    isReady: recent.isReady,
    reasons: [...recent.reasons.filter(isNeed), ...whole.reasons.filter((reason) => !isNeed(reason))],
  };
};

/** Estimate at the beginning of a week; absent while there was too little data. */
export type ExpenditurePoint = { readonly week: CalendarDate; readonly estimate?: EstimatedExpenditure };

/** W324: the estimate at the beginning of each week of the run, the present one the last, each by what was known then, what the formula says among it. */
export const expenditureHistory = (
  run: readonly KnownDay[],
  week: CalendarDate,
  formulaOf: (monday: CalendarDate, known: readonly KnownDay[]) => number,
): readonly ExpenditurePoint[] => {
  const [start] = run;
  if (start === undefined) return [];
  const weeks = Array.from({ length: RUN_DAYS / 7 }, (_, n) => addDays(week, -7 * n)).filter(
    (monday) => monday > start.date,
  );
  return weeks.toReversed().map((monday): ExpenditurePoint => {
    const before = run.filter(({ date }) => date < monday);
    const known = estimateOfRun(before, formulaOf(monday, before));
    if (known === undefined || !known.isReady) return { week: monday };
    const { energy, low, high } = known;
    return { week: monday, estimate: { energy, low, high } };
  });
};

const meanOf = (all: readonly number[]): number | undefined =>
  all.length === 0 ? undefined : all.reduce((sum, one) => sum + one, 0) / all.length;

/** Exercise on the mean of the last four weeks, kcal a day. */
export const meanExercise = (run: readonly KnownDay[]): number =>
  meanOf(run.slice(-RECENT_DAYS).map(({ exercise }) => exercise)) ?? 0;

/** W325 */
export const expenditureInputs = (
  run: readonly KnownDay[],
  weighed: readonly TrendPoint[],
  week: CalendarDate,
  rest: Pick<ExpenditureInputs, "formula" | "exercise" | "weeklyChangeKg">,
): ExpenditureInputs => {
  const recent = run.slice(-RECENT_DAYS);
  const to = addDays(week, -1);
  const from = recent[0]?.date ?? to;
  const eaten = recent.flatMap(({ isComplete, intake }) => (isComplete && intake !== undefined ? [intake] : []));
  const intake = meanOf(eaten);
  const weights = weighed.filter(({ date }) => date >= from && date <= to);
  const [first, last] = [weights[0], weights.at(-1)];
  return {
    from,
    to,
    days: recent.length,
    completeDays: eaten.length,
    ...(intake === undefined ? {} : { intake: Math.round(intake) }),
    weighings: weights.length,
    ...(first === undefined || last === undefined || first === last
      ? {}
      : { trend: { from: first.date, to: last.date, fromKg: first.trend, toKg: last.trend } }),
    ...rest,
  };
};
