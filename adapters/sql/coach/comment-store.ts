import type { CoachGrantNotFound } from "@morsel/application/coach/coach-store";
import type {
  CoachComment,
  CoachCommentNotFound,
  CoachCommentStore,
  CommentedDay,
  WaitingClient,
} from "@morsel/application/coach/comment-store";
import { fromResult } from "@morsel/application/platform/from-result";
import type { MemberId } from "@morsel/domain/identity";
import { checkCoachDay, mayHideComment, type CoachDayIsFull } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import { twoMembersTransaction } from "../engine/members-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { insertJobs } from "../jobs/job-rows.ts";
import { insertReport, isReported, reportsOf } from "../social/report-rows.ts";

type CommentRow = Omit<CoachComment, "isCoach" | "isNew" | "entry"> & {
  readonly isCoach: number;
  readonly entry: string | null;
  readonly isRead: number;
};
type AboutRow = { readonly about: MemberId; readonly words: string; readonly isCoach: number };

const commentNotFound = Effect.fail<CoachCommentNotFound>({ _tag: "CoachCommentNotFound" });

const commentOf =
  (isReaderCoach: boolean) =>
  ({ isCoach, entry, isRead, ...row }: CommentRow): CoachComment => ({
    ...row,
    ...(entry === null ? {} : { entry }),
    isCoach: isCoach === 1,
    isNew: isRead === 0 && (isCoach === 1) !== isReaderCoach,
  });

export const makeSqlCoachCommentStore = (sql: Sql): CoachCommentStore => {
  /** SO45: what a coach said to a client. */
  const said = (tx: Sql, client: MemberId, id: string): Effect.Effect<AboutRow | undefined> =>
    Effect.map(
      tx<AboutRow>`
        select coach_id as "about", words, is_coach as "isCoach" from coach_comment where member_id = ${client} and id = ${id}`,
      ([row]) => (row !== undefined && mayHideComment({ isCoach: row.isCoach === 1 }) ? row : undefined),
    );
  return {
    add: ({ id, client, coach, isCoach, date, entry, text, at }, jobs) =>
      twoMembersTransaction(sql, client, coach, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, CoachGrantNotFound | CoachDayIsFull> {
          const known = yield* tx`select 1 from coach_comment where member_id = ${client} and id = ${id}`;
          if (known.length > 0) return;
          const granted = yield* tx`
            select 1 from coach_grant g where g.member_id = ${client} and g.coach_id = ${coach} and g.ended_at is null
              and g.expires_at > ${at} and ' ' || g.scopes || ' ' like '% days %' limit 1`;
          if (granted.length === 0) return yield* Effect.fail<CoachGrantNotFound>({ _tag: "CoachGrantNotFound" });
          const [kept] = yield* tx<{ readonly count: number }>`
            select count(*) as "count" from coach_comment
            where member_id = ${client} and day = ${date} and coach_id = ${coach}`;
          yield* fromResult(checkCoachDay(kept?.count ?? 0));
          const waiting = yield* tx`
            select 1 from coach_comment where member_id = ${client} and coach_id = ${coach} and is_coach = 1 and is_read = 0
            limit 1`;
          yield* tx`
            insert into coach_comment (member_id, id, coach_id, is_coach, day, entry_id, words, written_at, is_read, is_hidden)
            values (${client}, ${id}, ${coach}, ${isCoach ? 1 : 0}, ${date}, ${entry ?? null}, ${text}, ${at}, 0, 0)`;
          if (waiting.length === 0) yield* insertJobs(tx, jobs);
        }),
      ),

    ofDay: ({ client, coach }, date, now) =>
      Effect.map(
        sql<CommentRow>`
          select c.id, m.username as "coach", c.is_coach as "isCoach", c.day as "date", c.entry_id as "entry",
            c.words as "text", c.written_at as "at", c.is_read as "isRead"
          from coach_comment c join member m on m.id = c.coach_id
          where c.member_id = ${client} and c.day = ${date} and c.is_hidden <= ${coach === undefined ? 0 : 1}
            and (c.coach_id = ${coach ?? ""} or ${coach ?? ""} = '')
            and exists (select 1 from coach_grant g where g.member_id = c.member_id and g.coach_id = c.coach_id
              and g.ended_at is null and g.expires_at > ${now} and ' ' || g.scopes || ' ' like '% days %')
          order by c.written_at, c.id limit 1000`,
        (rows) => rows.map(commentOf(coach !== undefined)),
      ),

    markRead: ({ client, coach }, date) =>
      memberTransaction(sql, client, (tx) =>
        Effect.asVoid(
          coach === undefined
            ? tx`update coach_comment set is_read = 1
                where member_id = ${client} and day = ${date} and is_coach = 1 and is_read = 0`
            : tx`update coach_comment set is_read = 1
                where member_id = ${client} and day = ${date} and coach_id = ${coach} and is_coach = 0 and is_read = 0`,
        ),
      ),

    days: (client, now) =>
      sql<CommentedDay>`
        select c.day as "date", sum(case when c.is_coach = 1 and c.is_read = 0 then 1 else 0 end) as "unread"
        from coach_comment c
        where c.member_id = ${client} and c.is_hidden = 0
          and exists (select 1 from coach_grant g where g.member_id = c.member_id and g.coach_id = c.coach_id
            and g.ended_at is null and g.expires_at > ${now} and ' ' || g.scopes || ' ' like '% days %')
        group by c.day order by c.day desc limit 400`,

    waiting: (coach, now) =>
      sql<WaitingClient>`
        select c.member_id as "client", count(*) as "unread", min(c.day) as "date"
        from coach_comment c
        where c.coach_id = ${coach} and c.is_coach = 0 and c.is_read = 0
          and exists (select 1 from coach_grant g where g.member_id = c.member_id and g.coach_id = c.coach_id
            and g.ended_at is null and g.expires_at > ${now} and ' ' || g.scopes || ' ' like '% days %')
        group by c.member_id order by c.member_id`,

    hide: (client, id) =>
      memberTransaction(sql, client, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, CoachCommentNotFound> {
          if ((yield* said(tx, client, id)) === undefined) return yield* commentNotFound;
          yield* tx`update coach_comment set is_hidden = 1, is_read = 1 where member_id = ${client} and id = ${id}`;
        }),
      ),

    report: (client, { id, comment, reason, text, at }) =>
      memberTransaction(sql, client, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, CoachCommentNotFound> {
          if (yield* isReported(tx, client, id)) return;
          const found = yield* said(tx, client, comment);
          if (found === undefined) return yield* commentNotFound;
          const { about, words } = found;
          const reported = { words };
          yield* insertReport(tx, {
            id,
            kind: "coach_comment",
            thing: comment,
            by: client,
            about,
            reason,
            text,
            reported,
            at,
          });
        }),
      ),

    reports: (limit) => reportsOf(sql, "coach_comment", limit),

    ofClient: (client, { after, limit }) =>
      Effect.map(
        sql<CommentRow>`
          select c.id, m.username as "coach", c.is_coach as "isCoach", c.day as "date", c.entry_id as "entry",
            c.words as "text", c.written_at as "at", c.is_read as "isRead"
          from coach_comment c join member m on m.id = c.coach_id
          where c.member_id = ${client} and c.id > ${after} order by c.id limit ${limit}`,
        (rows) => rows.map(commentOf(false)),
      ),

    forgetEnded: (now) =>
      Effect.map(
        sql`
          delete from coach_comment where not exists (
            select 1 from coach_grant g where g.member_id = coach_comment.member_id and g.coach_id = coach_comment.coach_id
              and g.ended_at is null and g.expires_at > ${now} and ' ' || g.scopes || ' ' like '% days %') returning id`,
        ({ length }) => length,
      ),

    leave: (coach) => Effect.asVoid(sql`delete from coach_comment where coach_id = ${coach}`),
  };
};
