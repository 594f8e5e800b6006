import { readAccountSettings, type AccountToken } from "@morsel/domain/account";
import type { AccountSettingsConflict, AccountStore } from "@morsel/application/account/account-store";
import type { EmailTaken, UsernameTaken } from "@morsel/application/identity/member-store";
import { emailKey, usernameKey, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { onUniqueViolation } from "../engine/unique-violation.ts";
import { runEach, type PasswordChanged, type SettingsChanged, type UsernameChanged } from "../identity/member-steps.ts";
import { insertConsequences } from "../identity/consequence-rows.ts";
import { eraseMember } from "./erase-member.ts";
import { eventsOf } from "./event-rows.ts";
import { deleteSignInMethods, useToken } from "../identity/token-rows.ts";

type TokenRow = AccountToken & { readonly member: MemberId; readonly usedAt: number | null };

const settingsOf = (sql: Sql, member: MemberId) =>
  Effect.map(
    sql<{ readonly settings: string }>`select settings from account_settings where member_id = ${member}`,
    ([row]) => readAccountSettings(row === undefined ? {} : JSON.parse(row.settings)),
  );

const emailTaken: EmailTaken = { _tag: "EmailTaken" };
const usernameTaken: UsernameTaken = { _tag: "UsernameTaken" };

const counted = (rows: readonly unknown[]): number => rows.length;

export type AccountStorePorts = {
  readonly sql: Sql;
  readonly passwordChanged: readonly PasswordChanged[];
  readonly usernameChanged: readonly UsernameChanged[];
  readonly settingsChanged?: readonly SettingsChanged[];
  readonly tables: readonly (readonly string[])[];
};

export const makeSqlAccountStore = ({
  sql,
  passwordChanged,
  usernameChanged,
  settingsChanged = [],
  tables,
}: AccountStorePorts): AccountStore => ({
  note: (member, consequences) => memberTransaction(sql, member, (tx) => insertConsequences(tx, member, consequences)),

  token: (hash) =>
    Effect.map(
      sql<TokenRow>`
        select hash, member_id as member, purpose, email, issued_at as "issuedAt", used_at as "usedAt"
        from account_token where hash = ${hash}`,
      ([row]) => {
        if (row === undefined) return undefined;
        const { usedAt, ...token } = row;
        return { ...token, isUsed: usedAt !== null };
      },
    ),

  tokensSince: (member, purpose, since) =>
    Effect.map(
      sql<{ readonly count: number }>`
        select count(*) as count from account_token
        where member_id = ${member} and purpose = ${purpose} and issued_at > ${since}`,
      ([row]) => row?.count ?? 0,
    ),

  resetPassword: (token, password, now, after) =>
    memberTransaction(sql, token.member, (tx) =>
      Effect.gen(function* () {
        if (!(yield* useToken(tx, token, now))) return false;
        yield* tx`update member set password_hash = ${password} where id = ${token.member}`;
        yield* tx`delete from member_session where member_id = ${token.member}`;
        yield* deleteSignInMethods(tx, token.member, now);
        yield* runEach(passwordChanged, tx, token.member);
        yield* insertConsequences(tx, token.member, after);
        return true;
      }),
    ),

  confirmEmail: (token, now, after) =>
    onUniqueViolation(
      memberTransaction(sql, token.member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<boolean, EmailTaken> {
          const key = emailKey(token.email);
          const [other] = yield* tx`select 1 from member where email_key = ${key} and id <> ${token.member}`;
          if (other !== undefined) return yield* Effect.fail(emailTaken);
          if (!(yield* useToken(tx, token, now))) return false;
          yield* tx`
          update member set email = ${token.email}, email_key = ${key}, email_verified_at = ${now}
          where id = ${token.member}`;
          if (token.purpose === "changeEmail") yield* deleteSignInMethods(tx, token.member, now);
          yield* insertConsequences(tx, token.member, after);
          return true;
        }),
      ),
      emailTaken,
    ),

  useToken: (token, now, after) =>
    memberTransaction(sql, token.member, (tx) =>
      Effect.gen(function* () {
        if (!(yield* useToken(tx, token, now))) return false;
        yield* insertConsequences(tx, token.member, after);
        return true;
      }),
    ),

  changeUsername: (member, username, before, now, after) =>
    onUniqueViolation(
      memberTransaction(sql, member, (tx) =>
        Effect.gen(function* (): Effect.fn.Return<number | undefined, UsernameTaken> {
          const key = usernameKey(username);
          const [own] = yield* tx<{ readonly changedAt: number | null; readonly username: string }>`
          select username_changed_at as "changedAt", username from member where id = ${member}`;
          // Only how it is written changes, or nothing: a repeat whose answer got lost.
          const isSpelling = own !== undefined && usernameKey(own.username) === key;
          if (own?.username === username) return undefined;
          if (!isSpelling && own !== undefined && own.changedAt !== null && own.changedAt > before)
            return own.changedAt;
          const [other] = yield* tx`select 1 from member where username_key = ${key} and id <> ${member}`;
          if (other !== undefined) return yield* Effect.fail(usernameTaken);
          yield* tx`update member set username = ${username}, username_key = ${key} where id = ${member}`;
          if (!isSpelling) {
            yield* tx`update member set username_changed_at = ${now} where id = ${member}`;
            if (own !== undefined) yield* runEach(usernameChanged, tx, member, usernameKey(own.username), now);
          }
          yield* insertConsequences(tx, member, after);
          return undefined;
        }),
      ),
      usernameTaken,
    ),

  settings: (member) => settingsOf(sql, member),

  putSettings: (member, settings, after) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, AccountSettingsConflict> {
        const current = yield* settingsOf(tx, member);
        if (current.version !== settings.version - 1)
          return yield* Effect.fail({ _tag: "AccountSettingsConflict" as const, current });
        yield* tx`
          insert into account_settings (member_id, settings) values (${member}, ${JSON.stringify(settings)})
          on conflict (member_id) do update set settings = excluded.settings`;
        yield* runEach(settingsChanged, tx, member, { before: current, next: settings });
        yield* insertConsequences(tx, member, after);
      }),
    ),

  setErasure: (member, eraseAt, after) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        yield* tx`update member set erase_at = ${eraseAt ?? null} where id = ${member}`;
        if (eraseAt !== undefined) yield* tx`delete from member_session where member_id = ${member}`;
        yield* insertConsequences(tx, member, after);
      }),
    ),

  erase: (member) => eraseMember(sql, tables.flat(), member),

  events: (member, limit, after) => eventsOf(sql, member, limit, after),

  forget: ({ tokens, events, sessions }) =>
    Effect.gen(function* () {
      const gone = [
        yield* sql`delete from account_token where issued_at < ${tokens} returning hash`,
        yield* sql`delete from security_event where at < ${events} returning id`,
        yield* sql`delete from member_session where expires_at < ${sessions} returning id`,
      ];
      return gone.map(counted).reduce((sum, count) => sum + count, 0);
    }),
});
