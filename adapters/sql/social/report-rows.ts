import type { ContentReport, ReportedKind } from "@morsel/application/social/content-report";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type ReportRow = Omit<ContentReport<unknown>, "reported"> & { readonly reported: string };

export const isReported = (tx: Sql, member: MemberId, id: string): Effect.Effect<boolean> =>
  Effect.map(tx`select 1 from content_report where member_id = ${member} and id = ${id}`, (rows) => rows.length > 0);

/** FO7: the same id again is the same report, and so is the same thing while a report of it is open: an index holds it. */
export const insertReport = (
  tx: Sql,
  { id, kind, thing, by, about, reason, text, reported, at }: ContentReport<unknown>,
): Effect.Effect<void> =>
  Effect.asVoid(tx`
    insert into content_report (member_id, id, kind, thing_id, about_id, reason, words, reported, reported_at)
    values (${by}, ${id}, ${kind}, ${thing}, ${about}, ${reason}, ${text}, ${JSON.stringify(reported)}, ${at})
    on conflict do nothing`);

/** For the moderators: the oldest first. */
export const reportsOf = <Reported>(
  sql: Sql,
  kind: ReportedKind,
  limit: number,
): Effect.Effect<readonly ContentReport<Reported>[]> =>
  Effect.map(
    sql<ReportRow>`
      select id, kind, thing_id as "thing", member_id as "by", about_id as "about", reason, words as "text", reported,
        reported_at as "at"
      from content_report where kind = ${kind} order by reported_at, id limit ${limit}`,
    (rows) => rows.map(({ reported, ...row }) => ({ ...row, reported: JSON.parse(reported) as Reported })),
  );
