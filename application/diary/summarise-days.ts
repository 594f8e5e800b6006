import * as Effect from "effect/Effect";
import { addDays, isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseCursor, refuseField } from "../platform/refused-field.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import { dayFiguresOf } from "./diary-change.ts";
import type { DayFigures } from "@morsel/domain/diary";
import type { DiaryStore } from "./diary-store.ts";

/** W21: days of one page at most: a leap year. */
export const DAYS_OF_A_PAGE = 366;

export type DaysPage = {
  /** Days that hold anything, in order. */
  readonly days: readonly DayFigures[];
  /** Start of the next page; absent on the last. */
  readonly next?: string;
};

export type SummariseDays = (request: {
  readonly member: MemberId;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly cursor?: string;
}) => Effect.Effect<DaysPage, FieldRefused>;

/** W13: the days of a report, each with what it counts as now, and what remains of its goal. W21: a page of them at a time. */
export const makeSummariseDays = (ports: { readonly diary: DiaryStore; readonly goals: GoalStore }): SummariseDays =>
  Effect.fn("SummariseDays")(function* ({ member, from, to, cursor }) {
    if (to < from) return yield* refuseField("to", `a day from ${from} on`);
    const first = cursor ?? from;
    if (!isCalendarDate(first) || first < from || first > to) return yield* refuseCursor;
    const end = addDays(first, DAYS_OF_A_PAGE - 1);
    const last = end < to ? end : to;
    const [days, history] = yield* Effect.all(
      [ports.diary.summaries(member, first, last), ports.goals.during(member, first, last)],
      { concurrency: "unbounded" },
    );
    return {
      days: yield* Effect.forEach(days, (day) => dayFiguresOf(history, member, day)),
      ...(last < to ? { next: addDays(last, 1) } : {}),
    };
  });
