import type { AuditEntry } from "@morsel/domain/admin";
import type { Effect } from "effect";
import { audited } from "../admin/audit-rows.ts";
import type { Sql } from "../engine/sql.ts";

/** W530, W640: what a concept's own store does, in one transaction with the line of the log. */
export const acted = (sql: Sql, entry: AuditEntry, act: (tx: Sql) => Effect.Effect<unknown>): Effect.Effect<void> =>
  sql.transaction((tx) => audited(tx, entry, act(tx)));
