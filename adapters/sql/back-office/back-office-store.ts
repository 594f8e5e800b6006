import type { BackOfficeStore } from "@morsel/application/back-office/back-office-store";
import type { AuditEntry } from "@morsel/domain/admin";
import type { PremiumCode } from "@morsel/domain/membership";
import type { Effect } from "effect";
import { audited } from "../admin/audit-rows.ts";
import type { Sql } from "../engine/sql.ts";
import { makeSqlMembershipStore } from "../membership/membership-store.ts";

/** W530, W640: what a concept's own store does, in one transaction with the line of the log. */
const acted = (sql: Sql, entry: AuditEntry, act: (tx: Sql) => Effect.Effect<unknown>): Effect.Effect<void> =>
  sql.transaction((tx) => audited(tx, entry, act(tx)));

export const makeSqlBackOfficeStore = (sql: Sql): BackOfficeStore => ({
  givePremium: (member, gift, entry) =>
    acted(sql, entry, (tx) => makeSqlMembershipStore(tx).grant(member, { ...gift, source: "operator" })),

  saveCode: (code, entry) => acted(sql, entry, (tx) => makeSqlMembershipStore(tx).saveCode(code)),

  codes: ({ limit, after = "" }) => sql<PremiumCode>`
    select code, gives, months, good_until as "until", uses, most from premium_code
    where code > ${after} order by code limit ${limit}`,
});
