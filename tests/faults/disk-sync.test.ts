import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDatabaseFailure } from "@morsel/adapters/sql/engine/failures";
import { openSqlite } from "@morsel/adapters/sql/engine/sqlite/open-sqlite";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { Cause, Effect, Exit } from "effect";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dataFolder } from "../support/server.ts";

let folder: ReturnType<typeof dataFolder>;
beforeEach(() => {
  folder = dataFolder();
});
afterEach(() => folder.remove());

const NO_DISK_LEFT: NodeJS.ErrnoException = Object.assign(new Error("i/o error"), { code: "EIO" });
const fileOf = (): string => join(folder.path, "morsel.db");
const logSize = (): number => statSync(`${fileOf()}-wal`).size;

/** A disk that is done when the test says so. */
const slowDisk = () => {
  const underWay: ((error: NodeJS.ErrnoException | null) => void)[] = [];
  let isQuick = true;
  let failure: NodeJS.ErrnoException | null = null;
  return {
    syncFile: (_file: number, done: (error: NodeJS.ErrnoException | null) => void): void => {
      if (isQuick) setImmediate(() => done(failure));
      else underWay.push(done);
    },
    slow: () => {
      isQuick = false;
    },
    failing: (error: NodeJS.ErrnoException | null) => {
      failure = error;
    },
    underWay: () => underWay.length,
    done: () => underWay.shift()?.(null),
  };
};

const openedOn = async (disk: ReturnType<typeof slowDisk>): Promise<Sql> => {
  const sql = await Effect.runPromise(openSqlite(fileOf(), { syncFile: disk.syncFile }));
  await Effect.runPromise(sql.script("create table note (text text not null)"));
  return sql;
};

const noted = (sql: Sql, text: string) => sql.transaction((tx) => tx`insert into note (text) values (${text})`);
const notes = (sql: Sql) =>
  Effect.runPromise(
    Effect.map(sql<{ readonly text: string }>`select text from note order by rowid`, (rows) =>
      rows.map(({ text }) => text),
    ),
  );

/** Says whether a write has been answered. */
const asked = (write: Effect.Effect<unknown>) => {
  const state = { isAnswered: false };
  const ended = Effect.runPromise(
    Effect.tap(write, () =>
      Effect.sync(() => {
        state.isAnswered = true;
      }),
    ),
  );
  return { state, ended };
};

const turns = async (): Promise<void> => {
  for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setImmediate(resolve));
};

it("a write is answered when it is on disk, and what comes meanwhile is written and waits for the next time together", async () => {
  const disk = slowDisk();
  const sql = await openedOn(disk);
  disk.slow();
  const first = asked(noted(sql, "first"));
  await turns();
  expect([disk.underWay(), first.state.isAnswered]).toEqual([1, false]);
  const second = asked(noted(sql, "second"));
  const alone = asked(sql`insert into note (text) values ('alone')`);
  await turns();
  expect(await notes(sql)).toEqual(["first", "second", "alone"]);
  expect(disk.underWay()).toBe(1);
  disk.done();
  await first.ended;
  await turns();
  expect([disk.underWay(), second.state.isAnswered, alone.state.isAnswered]).toEqual([1, false, false]);
  disk.done();
  await Promise.all([second.ended, alone.ended]);
  expect(disk.underWay()).toBe(0);
  disk.done();
  const closed = asked(sql.close);
  await turns();
  disk.done();
  await closed.ended;
});

it("what the log could not hold is put into the database itself, and answered then", async () => {
  const disk = slowDisk();
  const sql = await openedOn(disk);
  await Effect.runPromise(noted(sql, "before"));
  expect(logSize()).toBeGreaterThan(0);
  disk.failing(NO_DISK_LEFT);
  await Effect.runPromise(noted(sql, "kept"));
  expect(logSize()).toBe(0);
  disk.failing(null);
  await Effect.runPromise(noted(sql, "after"));
  expect(logSize()).toBeGreaterThan(0);
  expect(await notes(sql)).toEqual(["before", "kept", "after"]);
  await Effect.runPromise(sql.close);
});

it("a log that failed is not believed again until it has been emptied, whatever the disk says since", async () => {
  const disk = slowDisk();
  const sql = await openedOn(disk);
  await Effect.runPromise(noted(sql, "before"));
  // A reader keeps the log from being emptied.
  const reader = new DatabaseSync(fileOf(), { readOnly: true });
  reader.exec("begin; select * from note");
  const refusal = async (text: string) => {
    const exit = await Effect.runPromiseExit(noted(sql, text));
    const defect = Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined;
    return isDatabaseFailure(defect) ? defect._tag : `answered ${String(defect)}`;
  };
  disk.failing(NO_DISK_LEFT);
  expect(await refusal("in doubt")).toBe("DatabaseUnreachable");
  disk.failing(null);
  expect(await refusal("behind the hole")).toBe("DatabaseUnreachable");
  reader.close();
  await Effect.runPromise(noted(sql, "after"));
  expect(logSize()).toBe(0);
  await Effect.runPromise(sql.close);
  const again = new DatabaseSync(fileOf(), { readOnly: true });
  expect(again.prepare("select text from note").all().at(-1)).toMatchObject({ text: "after" });
  again.close();
});
