import { DatabaseSync } from "node:sqlite";
import { moveToPostgres } from "@morsel/adapters/sql/move/move-to-postgres";
import { openSource } from "@morsel/adapters/sql/move/source-database";
import { Effect } from "effect";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { freshPostgres } from "../support/postgres.ts";
import { freshSqlite } from "../support/sqlite.ts";
import { run } from "./stores.ts";

type Column = { readonly name: string; readonly type: string; readonly pk: number };

/** Tables that the schema itself fills, and those of search, which are no rows of anybody. */
const MADE = /^(schema_migration|sqlite_.*|.*_words(_.*)?|forum_place|catalogue_source|catalogue_import)$/;

/** Rows whose texts agree wherever one table refers to another, with what engines treat differently: signs, large numbers, fractions, bytes. */
const cell = ({ type, name }: Column, nth: number): string => {
  switch (type.toLowerCase()) {
    case "text":
      return `'${nth} "ß" 牛乳 ''\\\\'' ${"names" === name ? "" : "😀"}'`;
    case "integer":
      return name.startsWith("is_") ? "1" : String(nth);
    case "real":
      return String(nth / 7);
    default:
      return `x'00ff${String(nth).padStart(2, "0")}'`;
  }
};

const fill = (path: string, rows: number): ReadonlyMap<string, number> => {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  const filled = new Map<string, number>();
  const tables = database.prepare("select name from pragma_table_list where schema = 'main' and type = 'table'").all();
  for (const table of tables.map(({ name }) => String(name)).filter((name) => !MADE.test(name))) {
    const columns = database
      .prepare("select name, type, pk from pragma_table_info(?)")
      .all(table) as unknown as Column[];
    for (let nth = 1; nth <= rows; nth += 1)
      database.exec(
        `insert into ${table} (${columns.map(({ name }) => name).join(", ")})
         values (${columns.map((column) => cell(column, nth)).join(", ")})`,
      );
    filled.set(table, rows);
  }
  database.close();
  return filled;
};

const change = (path: string, statement: string): void => {
  const database = new DatabaseSync(path);
  database.exec(statement);
  database.close();
};

describe("a move from SQLite to PostgreSQL", () => {
  let from: Awaited<ReturnType<typeof freshSqlite>>;
  let to: Awaited<ReturnType<typeof freshPostgres>>;
  beforeEach(async () => {
    from = await freshSqlite();
    to = await freshPostgres(inject("postgres"));
    await run(from.sql.close);
  });
  afterEach(async () => {
    await from.close();
    await to.close();
  });

  const moved = async () => {
    const source = openSource(from.path);
    const exit = await Effect.runPromiseExit(moveToPostgres(source, to.sql));
    source.close();
    return exit;
  };

  it("moves every row of every table, and says how many", async () => {
    const filled = fill(from.path, 3);
    expect(filled.size).toBeGreaterThan(100);
    const exit = await moved();
    expect(exit).toMatchObject({ _tag: "Success" });
    if (exit._tag === "Success") expect(Object.fromEntries(exit.value)).toMatchObject(Object.fromEntries(filled));
  });

  it("keeps nothing where a row cannot be kept, and moves all once that is mended", async () => {
    fill(from.path, 1);
    // PostgreSQL keeps no text with such a sign.
    change(from.path, "update weekly_digest set member_id = 'a' || char(0)");
    expect(await moved()).toMatchObject({ _tag: "Failure" });
    expect(await run(to.sql`select id from food`)).toEqual([]);
    change(from.path, "update weekly_digest set member_id = 'a'");
    expect(await moved()).toMatchObject({ _tag: "Success" });
  });

  it("refuses a PostgreSQL that has members, and a file that a server has open", async () => {
    fill(from.path, 1);
    expect(await moved()).toMatchObject({ _tag: "Success" });
    expect(JSON.stringify(await moved())).toContain("has members already");
    const reader = new DatabaseSync(from.path);
    reader.exec("begin; select count(*) from member");
    expect(() => openSource(from.path)).toThrow("Stop it first");
    reader.close();
  });
});
