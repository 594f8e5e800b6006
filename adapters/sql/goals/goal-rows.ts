import type { CalendarDate } from "@morsel/domain/calendar";
import type { BodyProfile, Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

/** The latest that began on or before the day, or the very first when none did. */
export const goalsInForce = (sql: Sql, member: MemberId, date: CalendarDate): Effect.Effect<Goals | undefined> =>
  Effect.map(
    sql<{ readonly goals: string }>`
      select goals from member_goal
      where member_id = ${member} and effective_from = coalesce(
        (select max(effective_from) from member_goal where member_id = ${member} and effective_from <= ${date}),
        (select min(effective_from) from member_goal where member_id = ${member}))`,
    ([row]) => row && JSON.parse(row.goals),
  );

/** Goals in force from one day to another, oldest first. */
export const goalsDuring = (
  sql: Sql,
  member: MemberId,
  from: CalendarDate,
  to: CalendarDate,
): Effect.Effect<readonly Goals[]> =>
  Effect.map(
    sql<{ readonly goals: string }>`
      select goals from member_goal
      where member_id = ${member}
        and effective_from >= coalesce(
          (select max(effective_from) from member_goal where member_id = ${member} and effective_from <= ${from}),
          (select min(effective_from) from member_goal where member_id = ${member}))
        and effective_from <= coalesce(
          (select max(effective_from) from member_goal where member_id = ${member} and effective_from <= ${to}),
          (select min(effective_from) from member_goal where member_id = ${member}))
      order by effective_from`,
    (rows) => rows.map(({ goals }) => JSON.parse(goals)),
  );

/** Sorts behind every day. */
const AFTER_THE_LAST = "~";

/** Goals that began before a day if one is given, the latest first. */
export const goalsBefore = (
  sql: Sql,
  member: MemberId,
  limit: number,
  before: string = AFTER_THE_LAST,
): Effect.Effect<readonly Goals[]> =>
  Effect.map(
    sql<{ readonly goals: string }>`
      select goals from member_goal where member_id = ${member} and effective_from < ${before}
      order by effective_from desc limit ${limit}`,
    (rows) => rows.map(({ goals }) => JSON.parse(goals)),
  );

/** Writes the current body profile; the rest of the member's profile stays. */
export const changeBody = (sql: Sql, member: MemberId, body: BodyProfile): Effect.Effect<void> =>
  Effect.gen(function* () {
    const [row] = yield* sql<{ readonly profile: string }>`select profile from member where id = ${member}`;
    if (row === undefined) return yield* Effect.die(new Error(`No member ${member}`));
    const profile = { ...JSON.parse(row.profile), ...body };
    return yield* Effect.asVoid(sql`update member set profile = ${JSON.stringify(profile)} where id = ${member}`);
  });

export const insertGoals = (sql: Sql, member: MemberId, goals: Goals): Effect.Effect<void> =>
  Effect.asVoid(sql`
    insert into member_goal (member_id, effective_from, goals)
    values (${member}, ${goals.effectiveFrom}, ${JSON.stringify(goals)})`);

/** All goals of a member take over a version; nobody has more of them than they changed their mind. */
export const takeOverVersion = (sql: Sql, member: MemberId, version: number): Effect.Effect<void> =>
  Effect.gen(function* () {
    const rows = yield* sql<{ readonly goals: string }>`select goals from member_goal where member_id = ${member}`;
    for (const { goals } of rows) {
      const kept: Goals = { ...JSON.parse(goals), version };
      yield* sql`
        update member_goal set goals = ${JSON.stringify(kept)}
        where member_id = ${member} and effective_from = ${kept.effectiveFrom}`;
    }
  });
