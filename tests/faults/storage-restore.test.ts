import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { backUpSqlite } from "@morsel/adapters/sql/engine/sqlite/backup";
import { checkIntegrity } from "@morsel/adapters/sql/engine/sqlite/connect";
import { restoreSqlite } from "@morsel/adapters/sql/engine/sqlite/restore";
import { NEWEST_SCHEMA } from "@morsel/adapters/sql/migrations/migrations";
import { afterEach, beforeEach, expect, it } from "vitest";
import { run } from "../contract/stores.ts";
import { dataFolder } from "../support/server.ts";
import { freshSqlite } from "../support/sqlite.ts";

let folder: ReturnType<typeof dataFolder>;
let database: Awaited<ReturnType<typeof freshSqlite>>;
const at = (name: string): string => join(folder.path, name);
beforeEach(async () => {
  folder = dataFolder();
  database = await freshSqlite();
  await run(backUpSqlite(database.path, at("backup")));
});
afterEach(async () => {
  await database.close();
  folder.remove();
});

it("a damaged database is replaced by its backup and kept beside it", () => {
  const damaged = "no database at all".repeat(300);
  writeFileSync(at("morsel.sqlite"), damaged);
  restoreSqlite(at("backup"), at("morsel.sqlite"), at("aside"), NEWEST_SCHEMA);
  expect(checkIntegrity(at("morsel.sqlite"))).toBeUndefined();
  expect(readFileSync(join(at("aside"), "morsel.sqlite"), "utf8")).toBe(damaged);
});

it("a database that is no backup of this program, or of a later one, is refused and changes nothing", () => {
  const other = new DatabaseSync(at("other"));
  other.exec("create table note (id integer)");
  other.close();
  const newer = new DatabaseSync(at("backup"));
  newer.exec("insert into schema_migration (version, name, checksum, applied_at) values (99999, 'later', 'x', 0)");
  newer.close();
  for (const [name, tag] of [
    ["other", "StatementFailed"],
    ["backup", "DatabaseNewer"],
  ] as const) {
    expect(() => restoreSqlite(at(name), at("morsel.sqlite"), at("aside"), NEWEST_SCHEMA)).toThrow(
      expect.objectContaining({ _tag: tag }),
    );
    expect(existsSync(at("morsel.sqlite"))).toBe(false);
  }
  expect(readdirSync(folder.path).sort()).toEqual(["backup", "other"]);
});
