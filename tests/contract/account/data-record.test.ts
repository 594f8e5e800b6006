import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { openAt } from "../../support/open-at.ts";
import { run } from "../stores.ts";

const record = readFileSync(join(import.meta.dirname, "../../../docs/data-record.md"), "utf8");
/** Parts of a full-text index or of a table in parts, which are made of the table that is named. */
const PART = /_(?:data|idx|content|docsize|config|\d)$/;
const named = [...record.matchAll(/`([a-z]+(?:_[a-z]+)*)`/g)].map(([, name = ""]) => name);

/** One process with SQLite counts tries in its own memory; PostgreSQL keeps the forum's words beside their places. */
const OF_ONE_ENGINE = { sqlite: ["forum_words"], postgres: ["login_failure", "rate_limit"] };

it.each(ENGINES)("J29 $engine: the record of what is stored names every table, and none besides", async ({ fresh }) => {
  const database = await fresh();
  const sql = await openAt(database.at);
  await run(migrate(sql));
  const tables =
    sql.engine === "sqlite"
      ? await run(sql<{ readonly name: string }>`select name from sqlite_master where type = 'table'`)
      : await run(sql<{ readonly name: string }>`
          select table_name as name from information_schema.tables where table_schema = 'public'`);
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith("sqlite_") && !PART.test(name));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !named.includes(name))).toEqual([]);
  const known = [...names, ...OF_ONE_ENGINE[sql.engine === "sqlite" ? "postgres" : "sqlite"]];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  await run(sql.close);
  await database.remove();
});
