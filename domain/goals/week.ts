import type { CalendarDate } from "../calendar/index.ts";
import type { Sex } from "../identity/index.ts";
import { ok, type Result } from "../result/index.ts";
import { ENERGY_FLOOR } from "./plans/energy-plan.ts";
import { exerciseEnergyFor } from "./energy/exercise-adjustment.ts";
import type { GoalsOfDay } from "./plans/goals-in-force.ts";
import { weeklyAccount, type WeeklyAccount, type WeeklyAccountRefused } from "./weekly-account.ts";

/** G23: the most kcal that a day's budget gains or loses by the week. */
export const WEEK_CAP = 300;

/** One day of the week's account, kcal. */
export type WeekDay = {
  readonly date: CalendarDate;
  /** The goal of the day, with what exercise added to it. */
  readonly planned: number;
  /** Absent where nothing was tracked, and on days to come. */
  readonly eaten?: number;
  /** More was eaten than is known: the day is not marked complete, or a food does not know its energy. */
  readonly isPartial: boolean;
  /** The day's budget by the account. */
  readonly budget: number;
};

export type Week = Omit<WeeklyAccount, "budgets"> & {
  readonly today: CalendarDate;
  readonly cap: number;
  readonly floor: number;
  /** Seven, from the day on which the member's weeks begin. */
  readonly days: readonly WeekDay[];
};

/** A kept day of the week, kcal; `eaten` is absent where nothing was tracked. */
export type DayOfWeek = {
  readonly date: CalendarDate;
  readonly goals: GoalsOfDay;
  readonly exercise: number;
  readonly eaten?: number;
  readonly isKnownInFull: boolean;
};

/** W126, G23: the week of the member's today as an account; `days` are its seven. */
export const weekAccount = (
  days: readonly DayOfWeek[],
  today: CalendarDate,
  sex: Sex,
): Result<Week, WeeklyAccountRefused> => {
  const known = days.map(({ date, goals: { goals, goal }, exercise, eaten, isKnownInFull }) => ({
    date,
    planned: goal.energy + exerciseEnergyFor(goals, exercise),
    ...(eaten === undefined ? {} : { eaten }),
    isPartial: eaten !== undefined && !isKnownInFull,
  }));
  const rules = { cap: WEEK_CAP, floor: ENERGY_FLOOR[sex] };
  const account = weeklyAccount(
    known.map(({ planned, eaten }) => ({ goal: planned, ...(eaten === undefined ? {} : { eaten }) })),
    known.findIndex(({ date }) => date === today),
    rules,
  );
  if (!account.ok) return account;
  const { budgets, ...rest } = account.value;
  return ok({
    ...rest,
    ...rules,
    today,
    days: known.map((day, i) => ({ ...day, budget: budgets[i] ?? day.planned })),
  });
};
