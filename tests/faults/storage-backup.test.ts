import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { backUpSqlite } from "@morsel/adapters/sql/engine/sqlite/backup";
import { checkIntegrity } from "@morsel/adapters/sql/engine/sqlite/connect";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { openSqlite } from "@morsel/adapters/sql/engine/sqlite/open-sqlite";
import { totalsOf } from "@morsel/domain/diary";
import { afterEach, beforeEach, expect, it } from "vitest";
import { expectTotals, joined, manyEntries, MONDAY, refusal, run } from "../contract/stores.ts";
import { dataFolder } from "../support/server.ts";
import { freshSqlite } from "../support/sqlite.ts";
import { sqlStores } from "../support/stores.ts";

let folder: ReturnType<typeof dataFolder>;
let database: Awaited<ReturnType<typeof freshSqlite>>;
beforeEach(async () => {
  folder = dataFolder();
  database = await freshSqlite();
});
afterEach(async () => {
  await database.close();
  folder.remove();
});

it("a backup taken while others log is whole, and restored it holds all that was answered before it began", async () => {
  const { diary, ...others } = sqlStores(database.sql);
  const ada = await joined({ diary, ...others });
  const [before, during] = [manyEntries(80), manyEntries(80)];
  for (const entry of before) await run(diary.add(ada, [entry]));
  const saved = join(folder.path, "backup.sqlite");
  const logging = (async () => {
    for (const entry of during) await run(diary.add(ada, [entry]));
  })();
  await run(backUpSqlite(database.path, saved));
  await logging;

  const restored = join(folder.path, "restored.sqlite");
  copyFileSync(saved, restored);
  expect(checkIntegrity(restored)).toBeUndefined();
  const sql = await run(openSqlite(restored));
  expect(await run(migrate(sql))).toEqual([]);
  const { entries } = await run(sqlStores(sql).diary.day(ada, MONDAY));
  expect(entries.slice(0, before.length)).toEqual(before);
  expect([...before, ...during].slice(0, entries.length)).toEqual(entries);
  const [summary] = await run(sqlStores(sql).diary.summaries(ada, MONDAY, MONDAY));
  expectTotals(summary?.totals, totalsOf(entries));
  await run(sql.close);
  expect((await run(diary.day(ada, MONDAY))).entries).toEqual([...before, ...during]);
});

it("a backup never overwrites another, and one that fails leaves nothing", async () => {
  const saved = join(folder.path, "backup.sqlite");
  await run(backUpSqlite(database.path, saved));
  expect(readdirSync(folder.path)).toEqual(["backup.sqlite"]);
  expect((await refusal(backUpSqlite(database.path, saved))).message).toContain(saved);
  expect((await refusal(backUpSqlite(join(folder.path, "nothing-here"), join(folder.path, "b"))))._tag).toBe(
    "DatabaseUnreachable",
  );
  expect(readdirSync(folder.path)).toEqual(["backup.sqlite"]);
});
