import { randomUUID } from "node:crypto";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import type { Sql, SqlCell } from "@morsel/adapters/sql/engine/sql";
import type { MemberId } from "@morsel/domain/identity";
import { afterAll, beforeAll } from "vitest";
import type { EmptyDatabase } from "../support/engines.ts";
import { openAt } from "../support/open-at.ts";
import { run } from "./stores.ts";

const MEMBERS = 300;
const ROWS_OF_EACH = 60;

/** Webhooks of many members, for which every write looks; they are told of nothing. */
export const loadWebhooks = (sql: Sql, members: readonly string[]): Promise<unknown> =>
  run(
    sql.load(
      "webhook",
      ["member_id", "id", "url", "events", "secrets", "created_at"],
      members.flatMap((member) =>
        Array.from({ length: 5 }, () => [member, randomUUID(), "https://hooks.example/", "[]", "[]", 0]),
      ),
    ),
  );

/** A table that holds rows of many members, so that an engine that could walk through it would rather use an index. */
export const filledTable = (
  fresh: () => Promise<EmptyDatabase>,
  table: string,
  columns: readonly string[],
  rowOf: (member: string, n: number) => readonly SqlCell[],
): { readonly ada: MemberId; readonly sql: () => Sql } => {
  let database: EmptyDatabase;
  let sql: Sql;
  const members = Array.from({ length: MEMBERS }, () => randomUUID());
  beforeAll(async () => {
    database = await fresh();
    sql = await openAt(database.at);
    await run(migrate(sql));
    const rows = members.flatMap((member) => Array.from({ length: ROWS_OF_EACH }, (_, n) => rowOf(member, n)));
    await run(sql.load(table, columns, rows));
    await loadWebhooks(sql, members);
    await run(sql.script("analyze"));
  });
  afterAll(async () => {
    await run(sql.close);
    await database.remove();
  });
  return { ada: members[0] as MemberId, sql: () => sql };
};
