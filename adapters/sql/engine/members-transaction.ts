import type { MemberId } from "@morsel/domain/identity";
import type * as Effect from "effect/Effect";
import { memberTransaction } from "./member-transaction.ts";
import type { Sql } from "./sql.ts";

/** A transaction on what two members own. Their turns are taken in one order, so no two writers wait for each other. */
export const twoMembersTransaction = <A, E>(
  sql: Sql,
  one: MemberId,
  other: MemberId,
  body: (sql: Sql) => Effect.Effect<A, E>,
): Effect.Effect<A, E> =>
  one === other
    ? memberTransaction(sql, one, body)
    : memberTransaction(sql, one < other ? one : other, (tx) => memberTransaction(tx, one < other ? other : one, body));
