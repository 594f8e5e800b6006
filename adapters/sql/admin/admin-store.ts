import type { AdminStore, MemberFacts } from "@morsel/application/admin/admin-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { insertJobs } from "../jobs/job-rows.ts";
import { audited, auditPage, insertAudit } from "./audit-rows.ts";
import { makeJobActs } from "./job-acts.ts";
import { memberPage } from "./member-pages.ts";

/** The one row of the link that makes the first admin. */
const PLACE = 1;

const endAll = (tx: Sql, member: MemberId) => tx`delete from member_session where member_id = ${member}`;

const flag = (value: number | boolean | undefined): boolean => value === true || value === 1;

export const makeSqlAdminStore = (sql: Sql): AdminStore => ({
  ...makeJobActs(sql),
  enteredAt: (member, session) =>
    Effect.map(
      sql<{
        readonly at: number;
      }>`
        select e.entered_at as at from admin_entry e join member_totp t on t.member_id = e.member_id
        where e.member_id = ${member} and e.session_id = ${session} and t.confirmed_at is not null`,
      ([row]) => row?.at,
    ),

  enter: (session, entry) =>
    memberTransaction(sql, entry.actor, (tx) =>
      audited(
        tx,
        entry,
        Effect.gen(function* () {
          yield* tx`
            delete from admin_entry where member_id = ${entry.actor}
              and session_id not in (select id from member_session where member_id = ${entry.actor})`;
          yield* tx`
            insert into admin_entry (member_id, session_id, entered_at) values (${entry.actor}, ${session}, ${entry.at})
            on conflict (member_id, session_id) do update set entered_at = excluded.entered_at`;
        }),
      ),
    ),

  members: (query) => memberPage(sql, query),

  factsOf: (member) =>
    Effect.map(
      sql<{ readonly sessions: number; readonly hasSecondStep: number | boolean }>`
        select (select count(*) from member_session where member_id = ${member}) as sessions,
          exists (select 1 from member_totp where member_id = ${member} and confirmed_at is not null) as "hasSecondStep"`,
      ([row]): MemberFacts => ({ sessions: row?.sessions ?? 0, hasSecondStep: flag(row?.hasSecondStep) }),
    ),

  setRoles: (member, roles, entry) =>
    memberTransaction(sql, member, (tx) =>
      audited(
        tx,
        entry,
        tx`update member set roles = ${roles.length === 0 ? null : JSON.stringify(roles)} where id = ${member}`,
      ),
    ),

  suspend: (member, { at, until, reason }, entry) =>
    memberTransaction(sql, member, (tx) =>
      audited(
        tx,
        entry,
        Effect.andThen(
          tx`
            update member set suspended_at = ${at}, suspended_until = ${until ?? null}, suspension_reason = ${reason}
            where id = ${member}`,
          endAll(tx, member),
        ),
      ),
    ),

  endSuspension: (member, entry) =>
    memberTransaction(sql, member, (tx) =>
      audited(
        tx,
        entry,
        tx`
          update member set suspended_at = null, suspended_until = null, suspension_reason = null where id = ${member}`,
      ),
    ),

  endSessions: (member, entry) => memberTransaction(sql, member, (tx) => audited(tx, entry, endAll(tx, member))),

  erase: (member, at, jobs, entry) =>
    memberTransaction(sql, member, (tx) =>
      audited(
        tx,
        entry,
        Effect.gen(function* () {
          yield* tx`update member set erase_at = ${at} where id = ${member}`;
          yield* endAll(tx, member);
          yield* insertJobs(tx, jobs);
        }),
      ),
    ),

  audit: (query) => auditPage(sql, query),

  hasAdmin: Effect.map(memberPage(sql, { by: "newest", view: "admins", limit: 1 }), ({ length }) => length > 0),

  putFirstLink: ({ hash, endsAt }) =>
    Effect.asVoid(sql`
      insert into first_admin_link (place, hash, ends_at) values (${PLACE}, ${hash}, ${endsAt})
      on conflict (place) do update set hash = excluded.hash, ends_at = excluded.ends_at`),

  useFirstLink: (hash, now, roles, entry) =>
    memberTransaction(sql, entry.actor, (tx) =>
      Effect.gen(function* () {
        const used = yield* tx`
          delete from first_admin_link where place = ${PLACE} and hash = ${hash} and ends_at > ${now} returning place`;
        if (used.length === 0) return false;
        yield* tx`update member set roles = ${JSON.stringify(roles)} where id = ${entry.actor}`;
        yield* insertAudit(tx, entry);
        return true;
      }),
    ),
});
