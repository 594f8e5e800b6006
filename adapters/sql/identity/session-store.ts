import type { SessionStore } from "@morsel/application/identity/session-store";
import { CLOCK_TOLERANCE_SECONDS, MOST_SESSIONS, type MemberId, type SessionId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { signInEvent } from "@morsel/domain/account";
import { insertConsequences } from "./consequence-rows.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { memberOf, type MemberRow } from "./member-rows.ts";
import { insertSession, sessionOf, type SessionRow } from "./session-rows.ts";

/** Longer than any member's list: SQLite takes no offset without a limit. */
const ALL_OF_THEM = 1_000_000;

/** Room for a new session: those that are over go, and those beyond the most that there may be. */
const makeRoom = (tx: Sql, member: MemberId, now: number) => {
  const over = now - CLOCK_TOLERANCE_SECONDS * 1000;
  return tx`
  delete from member_session where member_id = ${member}
    and (expires_at < ${over} or id in (
      select id from member_session where member_id = ${member} and expires_at >= ${over}
      order by last_seen_at desc, id desc limit ${ALL_OF_THEM} offset ${MOST_SESSIONS - 1}))`;
};

const endedOf = (rows: readonly { readonly id: SessionId }[]): number => rows.length;

export const makeSqlSessionStore = (sql: Sql): SessionStore => ({
  begin: (member, verified, session, { jobs = [], ends } = {}) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const signedIn = yield* tx`
          update member set last_login_at = ${session.createdAt}, suspended_at = null, suspended_until = null,
            suspension_reason = null
          where id = ${member} and password_hash = ${verified} 
            and (suspended_at is null or suspended_until <= ${session.createdAt}) returning id`;
        if (signedIn.length === 0) return false;
        if (ends !== undefined) yield* tx`delete from member_session where member_id = ${member} and id = ${ends}`;
        yield* makeRoom(tx, member, session.createdAt);
        yield* insertSession(tx, member, session);
        yield* insertConsequences(tx, member, { events: [signInEvent(session)], jobs });
        return true;
      }),
    ),

  find: (member, id) =>
    Effect.map(
      sql<
        MemberRow & Omit<SessionRow, "id" | "createdAt"> & { readonly sessionId: SessionId; readonly begunAt: number }
      >`
        select m.id, m.username, m.email, m.created_at as "createdAt", m.last_login_at as "lastLogin", m.roles,
          m.email_verified_at as "emailVerifiedAt", m.erase_at as "eraseAt", m.suspended_at as "suspendedAt", m.profile,
          m.suspended_until as "suspendedUntil", m.suspension_reason as "suspensionReason",
          m.premium_until as "premiumUntil", m.had_trial as "hadTrial", m.gym_until as "gymUntil",
          s.id as "sessionId", s.created_at as "begunAt", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
          coalesce(s.authenticated_at, s.created_at) as "authenticatedAt", s.browser, s.system, s.network
        from member_session s join member m on m.id = s.member_id
        where s.member_id = ${member} and s.id = ${id}`,
      ([row]) =>
        row && {
          member: memberOf(row),
          session: sessionOf({ ...row, id: row.sessionId, createdAt: row.begunAt }),
        },
    ),

  all: (member) =>
    Effect.map(
      sql<SessionRow>`
        select id, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
          coalesce(authenticated_at, created_at) as "authenticatedAt", browser, system, network
        from member_session where member_id = ${member} order by last_seen_at desc, id desc`,
      (rows) => rows.map(sessionOf),
    ),

  used: (member, { id, lastSeenAt, expiresAt, device }) =>
    Effect.asVoid(sql`
      update member_session
      set last_seen_at = ${lastSeenAt}, expires_at = ${expiresAt}, network = ${device.network ?? null}
      where member_id = ${member} and id = ${id} and last_seen_at < ${lastSeenAt}`),

  authenticated: (member, id, at) =>
    Effect.map(
      sql`update member_session set authenticated_at = ${at} where member_id = ${member} and id = ${id} returning id`,
      (rows) => rows.length > 0,
    ),

  end: (member, id) =>
    Effect.map(
      sql<{ readonly id: SessionId }>`
        delete from member_session where member_id = ${member} and id = ${id} returning id`,
      (ended) => endedOf(ended) > 0,
    ),

  endAll: (member, but) =>
    memberTransaction(sql, member, (tx) =>
      Effect.map(
        tx<{ readonly id: SessionId }>`
          delete from member_session where member_id = ${member} and id <> ${but ?? ""} returning id`,
        endedOf,
      ),
    ),
});
