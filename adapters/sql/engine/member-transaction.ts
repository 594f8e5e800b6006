import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "./sql.ts";

/**
 * A transaction on what one member owns. Writes of one member follow each other, on any number of processes: who writes
 * takes the member's row of `member_write` first and sees then what the writer before left. So no two writers hold what
 * the other waits for. SQLite has one writer at a time anyway, so there nobody takes a row.
 */
export const memberTransaction = <A, E>(
  sql: Sql,
  member: MemberId,
  body: (sql: Sql) => Effect.Effect<A, E>,
): Effect.Effect<A, E> =>
  sql.transaction((tx) =>
    tx.engine === "sqlite"
      ? body(tx)
      : Effect.andThen(
          tx`insert into member_write as w (member_id, writes) values (${member}, 1)
        on conflict (member_id) do update set writes = w.writes + 1`,
          body(tx),
        ),
  );
