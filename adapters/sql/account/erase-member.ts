import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { statementOf } from "../engine/fragment.ts";
import type { Sql } from "../engine/sql.ts";

const deleteRows = (sql: Sql, table: string, id: MemberId): Effect.Effect<readonly unknown[]> =>
  sql(
    statementOf({ texts: [`delete from ${table} where member_id = `, ""], holes: [{ slot: "member" }] }).template,
    id,
  );

/**
 * J29: each table by itself: one of many rows takes long, and who was interrupted begins anew. The sessions go first, so that
 * nobody writes any more; the member goes last.
 */
export const eraseMember = (sql: Sql, tables: readonly string[], id: MemberId): Effect.Effect<void> =>
  Effect.gen(function* () {
    yield* deleteRows(sql, "member_session", id);
    for (const table of tables) yield* deleteRows(sql, table, id);
    if (sql.engine === "postgres") {
      // Counts about the member that processes share; their keys hold the id.
      yield* sql`delete from rate_limit where position(${id} in key) > 0`;
      yield* sql`delete from login_failure where position(${id} in key) > 0`;
    }
    yield* sql.transaction((tx) =>
      Effect.gen(function* () {
        // The job that erases is its runner's to finish.
        yield* tx`delete from job where member_id = ${id} and kind <> 'erase-account'`;
        yield* tx`delete from member where id = ${id}`;
      }),
    );
  });
