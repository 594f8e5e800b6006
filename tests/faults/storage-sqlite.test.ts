import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { userInfo } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { isDatabaseFailure } from "@morsel/adapters/sql/engine/failures";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { checkIntegrity } from "@morsel/adapters/sql/engine/sqlite/connect";
import { openSqlite } from "@morsel/adapters/sql/engine/sqlite/open-sqlite";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { totalsOf } from "@morsel/domain/diary";
import { Cause, Effect, Exit } from "effect";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anEntry, expectTotals, joined, manyEntries, MONDAY, refusal, run, TUESDAY } from "../contract/stores.ts";
import { nodeProcess } from "../support/node-process.ts";
import { dataFolder } from "../support/server.ts";
import { sqlStores } from "../support/stores.ts";

let folder: ReturnType<typeof dataFolder>;
beforeEach(() => {
  folder = dataFolder();
});
afterEach(() => folder.remove());

const opened = async (path = join(folder.path, "morsel.db")): Promise<Sql> => {
  const sql = await run(openSqlite(path));
  await run(migrate(sql));
  return sql;
};

/** A database with a day in it, closed. */
const written = async () => {
  const path = join(folder.path, "morsel.db");
  const sql = await opened(path);
  const stores = sqlStores(sql);
  const ada = await joined(stores);
  const entries = manyEntries(150, { description: "x".repeat(500) });
  await run(stores.diary.add(ada, entries));
  await run(sql.close);
  return { path, ada, entries };
};

/** The database failure that an effect dies of. */
const defectOf = async (effect: Effect.Effect<unknown, unknown>) => {
  const exit = await Effect.runPromiseExit(effect);
  const defect = Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined;
  return isDatabaseFailure(defect) ? defect : expect.fail(`died of ${String(defect)}`);
};

const digest = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex");

describe("a file that cannot be written", () => {
  const nobody = (path: string): void => {
    if (userInfo().uid === 0) chownSync(path, 65534, 65534);
  };
  const tried = async (path: string): Promise<{ tag: string; message: string }> => {
    const process = nodeProcess("support/opening-process.ts", [path]);
    expect(await process.ended, process.said()).toBe(0);
    return JSON.parse(process.said()) as { tag: string; message: string };
  };
  /** Belongs to the user who runs the tests. */
  const owned = (...paths: readonly string[]): void => paths.forEach(nobody);

  it("the same process opens a file that it may write: the test can tell", async () => {
    const { path } = await written();
    owned(folder.path, path);
    expect(await tried(path)).toEqual({ tag: "Opened", message: "" });
  });

  it("a read-only file is named with what to do, and stays as it was", async () => {
    const { path } = await written();
    const before = digest(path);
    owned(folder.path, path);
    chmodSync(path, 0o444);
    const { tag, message } = await tried(path);
    expect(tag).toBe("DatabaseReadOnly");
    expect(message).toContain(path);
    expect(message).toContain("right to write");
    expect(digest(path)).toBe(before);
  });

  it("so is a file in a read-only folder, and a new file that cannot be made there", async () => {
    const { path } = await written();
    owned(folder.path, path);
    chmodSync(folder.path, 0o555);
    expect(await tried(path)).toMatchObject({ message: expect.stringContaining(path) });
    expect((await tried(path)).tag).toMatch(/DatabaseReadOnly|DatabaseUnreachable/);
    expect((await tried(join(folder.path, "new.db"))).tag).toBe("DatabaseUnreachable");
    expect((await tried(join(folder.path, "new-folder/new.db"))).tag).toBe("DatabaseReadOnly");
    chmodSync(folder.path, 0o755);
  });
});

describe("a file that is damaged", () => {
  it("what is no database is refused and left alone", async () => {
    const path = join(folder.path, "morsel.db");
    writeFileSync(path, "This is not a database, but somebody's notes.\n".repeat(200));
    const before = digest(path);
    const refused = await refusal(openSqlite(path));
    expect(refused._tag).toBe("DatabaseCorrupt");
    expect(refused.message).toContain("left as it is");
    expect(digest(path)).toBe(before);
  });

  it("a file that was cut short is refused at opening", async () => {
    const { path } = await written();
    truncateSync(path, Math.floor(statSync(path).size / 2 / 4096) * 4096);
    expect((await refusal(openSqlite(path)))._tag).toBe("DatabaseCorrupt");
  });

  it("a page that was overwritten is found by the check, and by who reads it: as corrupt, not as empty", async () => {
    const { path, ada } = await written();
    expect(checkIntegrity(path)).toBeUndefined();
    const bytes = readFileSync(path);
    for (let page = 1; page < bytes.length / 4096; page += 1)
      if (bytes.includes("xxxxxxxx", page * 4096) && bytes.indexOf("xxxxxxxx", page * 4096) < (page + 1) * 4096)
        bytes.fill(0x5a, page * 4096, page * 4096 + 64);
    writeFileSync(path, bytes);
    expect(checkIntegrity(path)?._tag).toBe("DatabaseCorrupt");
    const sql = await run(openSqlite(path));
    expect((await defectOf(sqlStores(sql).diary.day(ada, MONDAY)))._tag).toBe("DatabaseCorrupt");
    await run(sql.close);
  });

  it("a folder in the place of the file is no database either", async () => {
    mkdirSync(join(folder.path, "morsel.db"));
    expect((await refusal(openSqlite(join(folder.path, "morsel.db"))))._tag).toBe("DatabaseUnreachable");
  });
});

/** Logs until the database is full, then looks at what is left and goes on once there is room. */
const untilFull = async (sql: Sql, makeRoom: () => Promise<void>): Promise<void> => {
  const stores = sqlStores(sql);
  const ada = await joined(stores);
  const kept: string[] = [];
  const refused: unknown[] = [];
  const entries = manyEntries(180, { description: "y".repeat(20_000) });
  for (let batch = 0; batch < entries.length; batch += 6) {
    const some = entries.slice(batch, batch + 6);
    const exits = await run(
      Effect.all(
        some.map((entry) => Effect.exit(stores.diary.add(ada, [entry]))),
        { concurrency: "unbounded" },
      ),
    );
    exits.forEach((exit, i) => {
      if (Exit.isSuccess(exit)) kept.push(some[i]?.id ?? "");
      else refused.push(Cause.squash(exit.cause));
    });
  }
  expect(kept.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  for (const failure of refused)
    expect(failure).toMatchObject({
      _tag: "DatabaseFull",
      message: expect.stringContaining("free some disk space") as string,
    });

  const { entries: standing } = await run(stores.diary.day(ada, MONDAY));
  expect(standing.map(({ id }) => id as string)).toEqual(kept);
  const [summary] = await run(stores.diary.summaries(ada, MONDAY, MONDAY));
  expectTotals(summary?.totals, totalsOf(standing));

  await makeRoom();
  const next = anEntry({ date: TUESDAY, description: "z".repeat(20_000) });
  expect((await run(stores.diary.add(ada, [next]))).entries).toEqual([next]);
  expect((await run(stores.diary.day(ada, MONDAY))).entries).toEqual(standing);
};

const tool = (name: "mount" | "umount", ...args: readonly string[]): void => {
  execFileSync(name, args, { stdio: "ignore" });
};

/** Only root outside most containers may; elsewhere the engine's own limit stands for the full disk. */
const canMount = (): boolean => {
  const probe = dataFolder();
  try {
    tool("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", probe.path);
    tool("umount", probe.path);
    return true;
  } catch (error) {
    return error === undefined;
  } finally {
    probe.remove();
  }
};

describe("a disk that is full", () => {
  it("says so, loses nothing and goes on when there is room (as the engine's own limit)", async () => {
    const sql = await opened();
    const [{ pages = 0 } = {}] = await run(
      sql<{ readonly pages: number }>`select page_count as pages from pragma_page_count`,
    );
    await run(sql.script(`pragma max_page_count = ${pages + 60}`));
    await untilFull(sql, () => run(sql.script("pragma max_page_count = 100000")));
    await run(sql.close);
  });

  it.skipIf(!canMount())("as before, on a small file system that is really full", async () => {
    const path = join(folder.path, "small");
    mkdirSync(path);
    tool("mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", path);
    try {
      const sql = await opened(join(path, "morsel.db"));
      await untilFull(sql, () => {
        tool("mount", "-o", "remount,size=16m", path);
        return Promise.resolve();
      });
      await run(sql.close);
      expect(checkIntegrity(join(path, "morsel.db"))).toBeUndefined();
    } finally {
      tool("umount", path);
    }
  });
});

it("a file that another program has locked is waited for, and meanwhile it can be read", async () => {
  const path = join(folder.path, "morsel.db");
  const sql = await opened(path);
  const stores = sqlStores(sql);
  const ada = await joined(stores);
  const other = new DatabaseSync(path);
  other.exec("begin immediate");
  const entry = anEntry();
  const writing = run(stores.diary.add(ada, [entry]));
  for (let n = 0; n < 5; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await run(stores.diary.day(ada, MONDAY))).entries).toEqual([]);
  }
  expect(await Promise.race([writing, Promise.resolve("waiting")])).toBe("waiting");
  other.exec("commit");
  other.close();
  await writing;
  expect((await run(stores.diary.day(ada, entry.date))).entries).toHaveLength(1);
  await run(sql.close);
});
