import type { AuditPlace, AuditQuery, StoredAuditEntry } from "@morsel/application/admin/admin-store";
import type { AuditEntry } from "@morsel/domain/admin";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type AuditRow = Pick<AuditEntry, "id" | "at" | "act"> & {
  readonly actor: MemberId | null;
  readonly subject: MemberId | null;
  readonly reason: string | null;
  readonly details: string;
  readonly actorName: string | null;
  readonly subjectName: string | null;
};

const entryOf = ({ id, at, act, details, ...row }: AuditRow): StoredAuditEntry => {
  const read = JSON.parse(details) as NonNullable<AuditEntry["details"]>;
  return {
    id,
    at,
    act,
    ...(row.actor === null ? {} : { actor: row.actor }),
    ...(row.subject === null ? {} : { subject: row.subject }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(Object.keys(read).length === 0 ? {} : { details: read }),
    ...(row.actorName === null ? {} : { actorName: row.actorName }),
    ...(row.subjectName === null ? {} : { subjectName: row.subjectName }),
  };
};

/** W530: within the transaction of the act; false where the act was done before. */
export const insertAudit = (
  tx: Sql,
  { id, at, act, actor, subject, reason, details = {} }: AuditEntry,
): Effect.Effect<boolean> =>
  Effect.map(
    tx`
      insert into admin_audit (id, at, act, actor_id, subject_id, reason, details)
      values (${id}, ${at}, ${act}, ${actor ?? null}, ${subject ?? null}, ${reason ?? null}, ${JSON.stringify(details)})
      on conflict (id) do nothing returning id`,
    (rows) => rows.length > 0,
  );

/** W530: the act in one transaction with its line. */
export const audited = (tx: Sql, entry: AuditEntry, act: Effect.Effect<unknown>): Effect.Effect<void> =>
  Effect.flatMap(insertAudit(tx, entry), (isNew) => (isNew ? Effect.asVoid(act) : Effect.void));

const LAST: AuditPlace = { at: Number.MAX_SAFE_INTEGER, id: "" };

/** W535: each filter has its index; of several the narrowest is read, and the others are looked at row by row. */
export const auditPage = (
  sql: Sql,
  { limit, after = LAST, act, subject, actor }: AuditQuery,
): Effect.Effect<readonly StoredAuditEntry[]> => {
  const rows =
    subject !== undefined
      ? sql<AuditRow>`
          select a.id, a.at, a.act, a.actor_id as actor, a.subject_id as subject, a.reason, a.details,
            by_.username as "actorName", on_.username as "subjectName"
          from admin_audit a left join member by_ on by_.id = a.actor_id left join member on_ on on_.id = a.subject_id
          where a.subject_id = ${subject} and (a.at, a.id) < (${after.at}, ${after.id})
            and (${act ?? ""} = '' or a.act = ${act ?? ""}) and (${actor ?? ""} = '' or a.actor_id = ${actor ?? ""})
          order by a.at desc, a.id desc limit ${limit}`
      : actor !== undefined
        ? sql<AuditRow>`
          select a.id, a.at, a.act, a.actor_id as actor, a.subject_id as subject, a.reason, a.details,
            by_.username as "actorName", on_.username as "subjectName"
          from admin_audit a left join member by_ on by_.id = a.actor_id left join member on_ on on_.id = a.subject_id
          where a.actor_id = ${actor} and (a.at, a.id) < (${after.at}, ${after.id})
            and (${act ?? ""} = '' or a.act = ${act ?? ""})
          order by a.at desc, a.id desc limit ${limit}`
        : act !== undefined
          ? sql<AuditRow>`
          select a.id, a.at, a.act, a.actor_id as actor, a.subject_id as subject, a.reason, a.details,
            by_.username as "actorName", on_.username as "subjectName"
          from admin_audit a left join member by_ on by_.id = a.actor_id left join member on_ on on_.id = a.subject_id
          where a.act = ${act} and (a.at, a.id) < (${after.at}, ${after.id})
          order by a.at desc, a.id desc limit ${limit}`
          : sql<AuditRow>`
          select a.id, a.at, a.act, a.actor_id as actor, a.subject_id as subject, a.reason, a.details,
            by_.username as "actorName", on_.username as "subjectName"
          from admin_audit a left join member by_ on by_.id = a.actor_id left join member on_ on on_.id = a.subject_id
          where (a.at, a.id) < (${after.at}, ${after.id})
          order by a.at desc, a.id desc limit ${limit}`;
  return Effect.map(rows, (found) => found.map(entryOf));
};
