import type { StoredToken } from "@morsel/application/account/account-store";
import type { AccountToken } from "@morsel/domain/account";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

export const insertToken = (tx: Sql, member: MemberId, { hash, purpose, email, issuedAt }: AccountToken) =>
  Effect.gen(function* () {
    // J34: of links to other addresses the newest is good. A repeat of it finds itself there.
    if (purpose === "changeEmail")
      yield* tx`
        update account_token set used_at = ${issuedAt}
        where member_id = ${member} and used_at is null and purpose = 'changeEmail'
          and not exists (select 1 from account_token known where known.hash = ${hash})`;
    yield* tx`
      insert into account_token (hash, member_id, purpose, email, issued_at)
      values (${hash}, ${member}, ${purpose}, ${email}, ${issuedAt}) on conflict do nothing`;
  });

/** Uses a token once: of two concurrent uses only one succeeds. */
export const useToken = (tx: Sql, { hash }: StoredToken, now: number): Effect.Effect<boolean> =>
  Effect.map(
    tx`update account_token set used_at = ${now} where hash = ${hash} and used_at is null returning hash`,
    (used) => used.length > 0,
  );

/** J34 */
export const deleteSignInMethods = (tx: Sql, member: MemberId, now: number) => tx`
  update account_token set used_at = ${now}
  where member_id = ${member} and used_at is null and purpose in ('changeEmail', 'resetPassword')`;
