import * as Effect from "effect/Effect";
import type { EmailTaken, MemberStore, NoWayIn, UsernameTaken } from "@morsel/application/identity/member-store";
import {
  emailKey,
  usernameKey,
  type Member,
  type MemberId,
  type MemberProfile,
  changedProfile,
  isVersionSeen,
  type UserVersionConflict,
  NO_PASSWORD,
} from "@morsel/domain/identity";
import { insertConsequences } from "./consequence-rows.ts";
import { deleteSignInMethods } from "./token-rows.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { signInMethodsOf } from "./sign-in-methods-of.ts";
import { memberOf, type MemberRow } from "./member-rows.ts";
import { runEach, type MemberCreated, type PasswordChanged, type TimeZoneChanged } from "./member-steps.ts";
import { insertSession } from "./session-rows.ts";

const memberById = (sql: Sql, id: MemberId): Effect.Effect<Member | undefined> =>
  Effect.map(
    sql<MemberRow>`
      select id, username, email, created_at as "createdAt", last_login_at as "lastLogin", roles,
        email_verified_at as "emailVerifiedAt", erase_at as "eraseAt", suspended_at as "suspendedAt", profile,
          suspended_until as "suspendedUntil", suspension_reason as "suspensionReason",
        premium_until as "premiumUntil", had_trial as "hadTrial", gym_until as "gymUntil"
      from member where id = ${id}`,
    ([row]) => row && memberOf(row),
  );

export type MemberStorePorts = {
  readonly sql: Sql;
  readonly created: readonly MemberCreated[];
  readonly passwordChanged: readonly PasswordChanged[];
  readonly timeZoneChanged: readonly TimeZoneChanged[];
};

export const makeSqlMemberStore = ({
  sql,
  created,
  passwordChanged,
  timeZoneChanged,
}: MemberStorePorts): MemberStore => {
  const hasEmail = (on: Sql, email: string) =>
    Effect.map(on`select 1 from member where email_key = ${emailKey(email)}`, (rows) => rows.length > 0);

  return {
    create: (member, password, goals, weight, after) =>
      sql.transaction((tx) =>
        Effect.gen(function* (): Effect.fn.Return<void, EmailTaken | UsernameTaken | NoWayIn> {
          const made = yield* tx`
            insert into member (id, username, username_key, email, email_key, password_hash, created_at, profile)
            values (${member.id}, ${member.username}, ${usernameKey(member.username)}, ${member.email},
              ${emailKey(member.email)}, ${password}, ${member.createdAt}, ${JSON.stringify(member.profile)})
            on conflict do nothing
            returning id`;
          if (made.length > 0) {
            yield* runEach(created, tx, member.id, { goals, weight });
            yield* insertConsequences(tx, member.id, after);
            if (password !== NO_PASSWORD || after?.links === undefined) return undefined;
            const { providers } = yield* signInMethodsOf(tx, member.id);
            return providers > 0 ? undefined : yield* Effect.fail({ _tag: "NoWayIn" as const });
          }
          const emailIsTaken = yield* hasEmail(tx, member.email);
          return yield* Effect.fail({ _tag: emailIsTaken ? ("EmailTaken" as const) : ("UsernameTaken" as const) });
        }),
      ),

    byId: (id) => memberById(sql, id),

    byLogin: (login) =>
      Effect.map(
        sql<MemberRow & { readonly password: string }>`
          select id, username, email, created_at as "createdAt", last_login_at as "lastLogin", roles,
            email_verified_at as "emailVerifiedAt", erase_at as "eraseAt", suspended_at as "suspendedAt", profile,
          suspended_until as "suspendedUntil", suspension_reason as "suspensionReason",
            premium_until as "premiumUntil", had_trial as "hadTrial", gym_until as "gymUntil",
            password_hash as "password"
          from member where username_key = ${usernameKey(login)} or email_key = ${emailKey(login)}`,
        ([row]) => row && { member: memberOf(row), password: row.password },
      ),

    changePassword: (id, { verified, password }, { before, now }, after) =>
      memberTransaction(sql, id, (tx) =>
        Effect.gen(function* () {
          const [held] = yield* tx`
            select 1 from member m join member_session s on s.member_id = m.id
            where m.id = ${id} and m.password_hash = ${verified} and s.id = ${before}`;
          if (held === undefined) return false;
          yield* tx`update member set password_hash = ${password} where id = ${id}`;
          yield* tx`delete from member_session where member_id = ${id}`;
          yield* deleteSignInMethods(tx, id, now.authenticatedAt);
          yield* runEach(passwordChanged, tx, id);
          yield* insertSession(tx, id, now);
          yield* insertConsequences(tx, id, after);
          return true;
        }),
      ),

    changeProfile: (id, change, seen) =>
      memberTransaction(sql, id, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<MemberProfile, UserVersionConflict> {
          const member = yield* memberById(tx, id);
          if (member === undefined) return yield* Effect.die(new Error(`No member ${id}`));
          const next = changedProfile(member.profile, change);
          if (!isVersionSeen(member.profile, next, seen))
            return yield* Effect.fail({ _tag: "UserVersionConflict" as const, current: member.profile });
          if (next !== member.profile) yield* tx`update member set profile = ${JSON.stringify(next)} where id = ${id}`;
          if (next.timeZone !== member.profile.timeZone) yield* runEach(timeZoneChanged, tx, id);
          return next;
        }),
      ),

    isEmailTaken: (email) => hasEmail(sql, email),

    isUsernameTaken: (username) =>
      Effect.map(sql`select 1 from member where username_key = ${usernameKey(username)}`, (rows) => rows.length > 0),
  };
};
