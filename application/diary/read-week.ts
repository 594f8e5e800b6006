import { weekOf } from "@morsel/domain/calendar";
import { hasCompleteFacts } from "@morsel/domain/diary";
import { weekAccount, type Week } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { MemberWeekStart } from "../diary-settings/member-week-start.ts";
import { completenessOfRecord } from "./diary-change.ts";
import type { DiaryStore } from "./diary-store.ts";
import { fromResult } from "../platform/from-result.ts";
import { goalOfDay } from "../goals/goal-of-day.ts";
import type { GoalStore } from "../goals/goal-store.ts";

export type ReadWeek = (member: Member) => Effect.Effect<Week>;

/** W126: the week of the member's today as a ledger (G23), from the kept totals; today's food counts tomorrow. */
export const makeReadWeek = (ports: {
  readonly goals: GoalStore;
  readonly diary: Pick<DiaryStore, "summaries">;
  readonly today: MemberToday;
  readonly weekStart: MemberWeekStart;
}): ReadWeek =>
  Effect.fn("ReadWeek")(function* (member) {
    const today = yield* ports.today(member);
    const week = weekOf(today, yield* ports.weekStart(member));
    const [from, to] = [week[0] ?? today, week.at(-1) ?? today];
    const [summaries, history] = yield* Effect.all(
      [ports.diary.summaries(member.id, from, today), ports.goals.during(member.id, from, to)],
      { concurrency: "unbounded" },
    );
    const byDate = new Map(summaries.map((day) => [day.date, day]));
    const days = yield* Effect.forEach(week, (date) =>
      Effect.map(goalOfDay(history, member.id, date), (goals) => {
        const summary = byDate.get(date);
        const completeness = summary === undefined ? "untracked" : completenessOfRecord(summary);
        const { facts, known, parts } = summary?.totals ?? { facts: {}, known: {}, parts: 0 };
        return {
          date,
          goals,
          exercise: summary?.exercise ?? 0,
          ...(completeness === "untracked" ? {} : { eaten: facts.energy ?? 0 }),
          isKnownInFull: hasCompleteFacts({ completeness, known: known.energy ?? 0, parts }),
        };
      }),
    );
    return yield* Effect.orDie(fromResult(weekAccount(days, today, member.profile.sex)));
  });
