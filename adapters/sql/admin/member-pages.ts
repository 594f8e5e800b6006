import type { MemberPlace, MemberQuery } from "@morsel/application/admin/admin-store";
import type { MemberView } from "@morsel/domain/admin";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { memberOf, type MemberRow } from "../identity/member-rows.ts";

/** Behind every text that begins with one. */
const BEHIND = "\u{10ffff}";

type Page = { readonly limit: number; readonly after?: MemberPlace };

const newest = (sql: Sql, view: MemberView, { limit, after }: Page) => {
  const [at, id] = [after === undefined ? Number.MAX_SAFE_INTEGER : Number(after.key), after?.id ?? ""];
  if (view === "suspended")
    return sql<MemberRow>`
      select id, username, email, created_at as "createdAt", last_login_at as "lastLogin", roles,
        email_verified_at as "emailVerifiedAt", erase_at as "eraseAt", suspended_at as "suspendedAt",
        suspended_until as "suspendedUntil", suspension_reason as "suspensionReason", profile,
        premium_until as "premiumUntil", had_trial as "hadTrial", gym_until as "gymUntil"
      from member where suspended_at is not null and (created_at, id) < (${at}, ${id})
      order by created_at desc, id desc limit ${limit}`;
  if (view === "admins")
    return sql<MemberRow>`
      select id, username, email, created_at as "createdAt", last_login_at as "lastLogin", roles,
        email_verified_at as "emailVerifiedAt", erase_at as "eraseAt", suspended_at as "suspendedAt",
        suspended_until as "suspendedUntil", suspension_reason as "suspensionReason", profile,
        premium_until as "premiumUntil", had_trial as "hadTrial", gym_until as "gymUntil"
      from member where roles is not null and (created_at, id) < (${at}, ${id})
        and (substr(roles, 1, 13) = '["super_admin' or substr(roles, 1, 15) = '["administrator')
      order by created_at desc, id desc limit ${limit}`;
  return sql<MemberRow>`
    select id, username, email, created_at as "createdAt", last_login_at as "lastLogin", roles,
      email_verified_at as "emailVerifiedAt", erase_at as "eraseAt", suspended_at as "suspendedAt",
      suspended_until as "suspendedUntil", suspension_reason as "suspensionReason", profile,
        premium_until as "premiumUntil", had_trial as "hadTrial", gym_until as "gymUntil"
    from member where (created_at, id) < (${at}, ${id})
    order by created_at desc, id desc limit ${limit}`;
};

const beginning = (sql: Sql, by: "username" | "email", begins: string, { limit, after }: Page) => {
  const [from, seen, end] = [after?.key ?? begins, after?.key ?? "", `${begins}${BEHIND}`];
  return by === "username"
    ? sql<MemberRow>`
        select id, username, email, created_at as "createdAt", last_login_at as "lastLogin", roles,
          email_verified_at as "emailVerifiedAt", erase_at as "eraseAt", suspended_at as "suspendedAt",
          suspended_until as "suspendedUntil", suspension_reason as "suspensionReason", profile,
        premium_until as "premiumUntil", had_trial as "hadTrial", gym_until as "gymUntil"
        from member where username_key >= ${from} and username_key < ${end} and username_key <> ${seen}
        order by username_key limit ${limit}`
    : sql<MemberRow>`
        select id, username, email, created_at as "createdAt", last_login_at as "lastLogin", roles,
          email_verified_at as "emailVerifiedAt", erase_at as "eraseAt", suspended_at as "suspendedAt",
          suspended_until as "suspendedUntil", suspension_reason as "suspensionReason", profile,
        premium_until as "premiumUntil", had_trial as "hadTrial", gym_until as "gymUntil"
        from member where email_key >= ${from} and email_key < ${end} and email_key <> ${seen}
        order by email_key limit ${limit}`;
};

/** AD7, W535 */
export const memberPage = (sql: Sql, query: MemberQuery): Effect.Effect<readonly Member[]> =>
  Effect.map(
    query.by === "newest" ? newest(sql, query.view, query) : beginning(sql, query.by, query.begins, query),
    (rows) => rows.map(memberOf),
  );
