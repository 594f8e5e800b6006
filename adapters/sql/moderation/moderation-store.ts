import type { Appealed, Decision, ModerationStore, OpenReport } from "@morsel/application/moderation/moderation-store";
import type { QueuePlace } from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import { audited } from "../admin/audit-rows.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { insertReport, isReported } from "../social/report-rows.ts";

type Named = { readonly byName: string | null; readonly aboutName: string | null };
type ReportRow = Omit<OpenReport, "reported" | "byName" | "aboutName"> & Named & { readonly reported: string };
type DecisionRow = Pick<Decision, "id" | "kind" | "thing" | "about" | "act" | "reason" | "at"> & {
  readonly until: number | null;
  readonly appeal: string | null;
  readonly isUpheld: number | null;
  readonly answer: string | null;
  readonly aboutName: string | null;
};

const reportOf = ({ reported, byName, aboutName, ...row }: ReportRow): OpenReport => ({
  ...row,
  reported: JSON.parse(reported) as unknown,
  ...(byName === null ? {} : { byName }),
  ...(aboutName === null ? {} : { aboutName }),
});

const decisionOf = ({ until, appeal, isUpheld, answer, aboutName, ...row }: DecisionRow): Appealed => ({
  ...row,
  ...(until === null ? {} : { until }),
  ...(appeal === null ? {} : { appeal }),
  ...(answer === null ? {} : { answer: { isUpheld: isUpheld === 1, reason: answer } }),
  ...(aboutName === null ? {} : { aboutName }),
});

/** FO13, FO14: what a decision does beside being known, or what undoes it; a ban that came later stays. */
const take = (
  tx: Sql,
  { act, thing, about, reason, until, at }: Decision,
  isUndone: boolean,
): Effect.Effect<unknown> => {
  if (act === "hide") return tx`update forum_post set is_hidden = ${isUndone ? 0 : 1} where id = ${thing}`;
  if (act !== "ban") return Effect.void;
  return isUndone
    ? tx`delete from forum_ban where member_id = ${about} and banned_at = ${at} and reason = ${reason}`
    : tx`
        insert into forum_ban (member_id, reason, until, banned_at) values (${about}, ${reason}, ${until ?? null}, ${at})
        on conflict (member_id) do update set reason = excluded.reason, until = excluded.until, banned_at = excluded.banned_at`;
};

const FIRST = { reports: Number.MAX_SAFE_INTEGER, at: 0, kind: "", id: "" };

export const makeSqlModerationStore = (sql: Sql): ModerationStore => ({
  queue: ({ limit, after = FIRST }) => sql<QueuePlace>`
    select kind, thing_id as "id", count(*) as "reports", min(reported_at) as "at"
    from content_report where decision_id is null group by kind, thing_id
    having (-count(*), min(reported_at), kind, thing_id) > (${-after.reports}, ${after.at}, ${after.kind}, ${after.id})
    order by count(*) desc, min(reported_at), kind, thing_id limit ${limit}`,
  openOf: (kind, thing) =>
    Effect.map(
      sql<ReportRow>`
        select r.id, r.kind, r.thing_id as "thing", r.member_id as "by", r.about_id as "about", r.reason, r.words as "text",
          r.reported, r.reported_at as "at", b.username as "byName", a.username as "aboutName"
        from content_report r left join member b on b.id = r.member_id left join member a on a.id = r.about_id
        where r.kind = ${kind} and r.thing_id = ${thing} and r.decision_id is null order by r.reported_at, r.id limit 100`,
      (rows) => rows.map(reportOf),
    ),

  reportFood: (by, report) =>
    memberTransaction(sql, by, (tx) =>
      Effect.flatMap(isReported(tx, by, report.id), (isKnown) =>
        isKnown ? Effect.void : insertReport(tx, { ...report, by, kind: "food" }),
      ),
    ),

  decide: (decision, entry) => {
    const { id, kind, thing, about, act, reason, until, at } = decision;
    return memberTransaction(sql, about, (tx) =>
      audited(
        tx,
        entry,
        Effect.gen(function* () {
          yield* tx`
            insert into moderation_decision (id, kind, thing_id, member_id, act, reason, until, decided_at)
            values (${id}, ${kind}, ${thing}, ${about}, ${act}, ${reason}, ${until ?? null}, ${at})`;
          yield* tx`
            update content_report set decision_id = ${id}
            where kind = ${kind} and thing_id = ${thing} and decision_id is null`;
          yield* take(tx, decision, false);
        }),
      ),
    );
  },

  decision: (id) =>
    Effect.map(
      sql<DecisionRow>`
        select d.id, d.kind, d.thing_id as "thing", d.member_id as "about", d.act, d.reason, d.until, d.decided_at as "at",
          d.appeal, d.is_upheld as "isUpheld", d.answer, m.username as "aboutName"
        from moderation_decision d left join member m on m.id = d.member_id where d.id = ${id}`,
      ([row]) => row && decisionOf(row),
    ),
  about: (member, limit) =>
    Effect.map(
      sql<DecisionRow>`
        select d.id, d.kind, d.thing_id as "thing", d.member_id as "about", d.act, d.reason, d.until, d.decided_at as "at",
          d.appeal, d.is_upheld as "isUpheld", d.answer, null as "aboutName"
        from moderation_decision d where d.member_id = ${member} and d.act <> 'dismiss'
        order by d.decided_at desc, d.id desc limit ${limit}`,
      (rows) => rows.map(decisionOf),
    ),
  appeals: (limit) =>
    Effect.map(
      sql<DecisionRow>`
        select d.id, d.kind, d.thing_id as "thing", d.member_id as "about", d.act, d.reason, d.until, d.decided_at as "at",
          d.appeal, d.is_upheld as "isUpheld", d.answer, m.username as "aboutName"
        from moderation_decision d left join member m on m.id = d.member_id
        where d.answered_at is null and d.appealed_at is not null order by d.appealed_at, d.id limit ${limit}`,
      (rows) => rows.map(decisionOf),
    ),

  appeal: (member, id, text, at) =>
    Effect.asVoid(sql`
      update moderation_decision set appeal = ${text}, appealed_at = ${at}
      where id = ${id} and member_id = ${member} and appeal is null and act <> 'dismiss'`),

  answer: (decision, { isUpheld, reason, at }, entry) =>
    memberTransaction(sql, decision.about, (tx) =>
      audited(
        tx,
        entry,
        Effect.gen(function* () {
          const answered = yield* tx`
            update moderation_decision set is_upheld = ${isUpheld ? 1 : 0}, answer = ${reason}, answered_at = ${at}
            where id = ${decision.id} and answered_at is null returning id`;
          if (answered.length > 0 && !isUpheld) yield* take(tx, decision, true);
        }),
      ),
    ),
});
