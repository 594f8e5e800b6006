import { MemberTables } from "@morsel/adapters/sql/engine/member-tables";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINES, type EmptyDatabase } from "../../support/engines.ts";
import { openAt } from "../../support/open-at.ts";
import { sqlStores } from "../../support/stores.ts";
import { run } from "../stores.ts";

type Named = { readonly name: string };

/** Rows that are taken with the member by themselves: sessions first, and jobs but for the one that erases. */
const BESIDE = ["member_session", "job"];

describe.each(ENGINES)("$engine", ({ fresh }) => {
  let database: EmptyDatabase;
  let sql: Sql;
  beforeAll(async () => {
    database = await fresh();
    sql = await openAt(database.at);
    await run(migrate(sql));
  });
  afterAll(async () => {
    await run(sql.close);
    await database.remove();
  });

  it("J29 erasure knows every table that holds what belongs to a member", async () => {
    const tables =
      sql.engine === "sqlite"
        ? await run(sql<Named>`
            select t.name from sqlite_master t join pragma_table_info(t.name) c on c.name = 'member_id'
            where t.type = 'table'`)
        : await run(sql<Named>`
            select table_name as name from information_schema.columns
            where column_name = 'member_id' and table_schema = 'public'`);
    const erased = sqlStores(sql).get(MemberTables).flat();
    expect(tables.map(({ name }) => name).toSorted()).toEqual([...erased, ...BESIDE].toSorted());
  });
});
