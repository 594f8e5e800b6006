import { addDays, weekday, type CalendarDate } from "@morsel/domain/calendar";
import { isKnownInFull } from "@morsel/domain/diary";
import { ENERGY_FLOOR, exerciseEnergyFor, weeklyAccount, type WeeklyAccount } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import { completenessOfRecord } from "../diary/diary-change.ts";
import type { DiaryStore, DaySummary } from "../diary/diary-store.ts";
import { datesBetween } from "../platform/dates-between.ts";
import { fromResult } from "../platform/from-result.ts";
import { goalOfDay } from "./goals-in-force.ts";
import type { GoalStore } from "./goal-store.ts";

/** The most kcal that a day's budget gains or loses by the week. */
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
  /** What the day may have with the account. */
  readonly budget: number;
};

export type Week = Omit<WeeklyAccount, "budgets"> & {
  readonly today: CalendarDate;
  readonly cap: number;
  readonly floor: number;
  /** Seven, Monday first. */
  readonly days: readonly WeekDay[];
};

export type ReadWeek = (member: Member) => Effect.Effect<Week>;

/** Of how many of a day's parts the energy is known. */
const energyOf = ({ totals: { known, parts } }: DaySummary) => ({ known: known.energy ?? 0, parts });

/** W126: the week of the member's today as a ledger (G23), from the kept totals; today's food counts tomorrow. */
export const makeReadWeek = (ports: {
  readonly goals: GoalStore;
  readonly diary: Pick<DiaryStore, "summaries">;
  readonly today: MemberToday;
}): ReadWeek =>
  Effect.fn("ReadWeek")(function* (member) {
    const today = yield* ports.today(member);
    const monday = addDays(today, -weekday(today));
    const sunday = addDays(monday, 6);
    const [summaries, history] = yield* Effect.all(
      [ports.diary.summaries(member.id, monday, today), ports.goals.during(member.id, monday, sunday)],
      { concurrency: "unbounded" },
    );
    const byDate = new Map(summaries.map((day) => [day.date, day]));
    const known = yield* Effect.forEach(datesBetween(monday, sunday), (date) =>
      Effect.map(goalOfDay(history, member.id, date), ({ goals, goal }) => {
        const summary = byDate.get(date);
        const planned = goal.energy + exerciseEnergyFor(goals, summary?.exercise ?? 0);
        const isTracked = summary !== undefined && completenessOfRecord(summary) !== "untracked";
        return {
          date,
          planned,
          ...(isTracked ? { eaten: summary.totals.facts.energy ?? 0 } : {}),
          isPartial: isTracked && !isKnownInFull({ ...summary, ...energyOf(summary) }),
        };
      }),
    );
    const floor = ENERGY_FLOOR[member.profile.sex];
    const account = yield* Effect.orDie(
      fromResult(
        weeklyAccount(
          known.map(({ planned, eaten }) => ({ goal: planned, ...(eaten === undefined ? {} : { eaten }) })),
          weekday(today),
          { cap: WEEK_CAP, floor },
        ),
      ),
    );
    const { budgets, ...rest } = account;
    return {
      ...rest,
      today,
      cap: WEEK_CAP,
      floor,
      days: known.map((day, i) => ({ ...day, budget: budgets[i] ?? day.planned })),
    };
  });
