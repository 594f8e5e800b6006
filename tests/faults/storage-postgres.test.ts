import { isDatabaseFailure } from "@morsel/adapters/sql/engine/failures";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { openPostgres } from "@morsel/adapters/sql/engine/postgres/open-postgres";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { Cause, Effect, Exit } from "effect";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { anEntry, joined, MONDAY, refusal, run } from "../contract/stores.ts";
import { emptyPostgres, freshPostgres } from "../support/postgres.ts";
import { freePort } from "../support/server.ts";
import { sqlStores } from "../support/stores.ts";

const changed = (url: string, change: (url: URL) => void): string => {
  const copy = new URL(url);
  change(copy);
  return copy.href;
};

describe("a PostgreSQL that does not let us in", () => {
  const secret = "hunter2-is-not-it";
  const told = async (url: string) => {
    const failure = await refusal(openPostgres(url));
    expect(failure.message).not.toContain(secret);
    expect(failure.message).not.toContain(new URL(inject("postgres")).password);
    return failure;
  };

  it("nobody answers: says where and what to check", async () => {
    const port = String(await freePort());
    const failure = await told(changed(inject("postgres"), (url) => (url.port = port)));
    expect(failure._tag).toBe("DatabaseUnreachable");
    expect(failure.message).toContain(`127.0.0.1:${port}/postgres`);
    expect(failure.message).toContain("DATABASE_URL");
  });

  it("no such host, a wrong password, no such user, no such database: each by its name", async () => {
    const of = async (change: (url: URL) => void) => (await told(changed(inject("postgres"), change)))._tag;
    expect(await of((url) => (url.hostname = "no-such-host.invalid"))).toBe("DatabaseUnreachable");
    expect(await of((url) => (url.password = secret))).toBe("DatabasePasswordWrong");
    expect(await of((url) => (url.username = "stranger"))).toBe("DatabasePasswordWrong");
    expect(await of((url) => (url.pathname = "/no_such_database"))).toBe("DatabaseMissing");
  });

  it("what is no address is a clear failure, not a crash", async () => {
    expect((await refusal(openPostgres("postgres://")))._tag).toMatch(/^Database/);
  });

  it("a database that may only be read says so before anything is done", async () => {
    const { url, remove } = await emptyPostgres(inject("postgres"));
    const name = new URL(url).pathname.slice(1);
    const owner = await run(openPostgres(url));
    await run(owner.script(`alter database ${name} set default_transaction_read_only = on`));
    await run(owner.close);
    const sql = await run(openPostgres(url));
    expect((await refusal(migrate(sql)))._tag).toBe("DatabaseReadOnly");
    await run(sql.close);
    await remove();
  });
});

describe("a PostgreSQL whose connections break", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let sql: Sql;
  beforeEach(async () => {
    database = await freshPostgres(inject("postgres"), { connections: 3, patience: 1 });
    ({ sql } = database);
  });
  afterEach(() => database.close());

  const breakAll = async (): Promise<void> => {
    const admin = await run(openPostgres(inject("postgres"), { connections: 1 }));
    const name = new URL(database.url).pathname.slice(1);
    await run(admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`);
    await run(admin.close);
  };
  /** Only connections that are made afterwards know of it. */
  const lookForDeadlocksEvery = async (milliseconds: number): Promise<void> => {
    const name = new URL(database.url).pathname.slice(1);
    await run(sql.script(`alter database ${name} set deadlock_timeout = '${milliseconds}ms'`));
    await breakAll();
    await Effect.runPromiseExit(sql`select 1`);
  };
  const failureOf = async (effect: Effect.Effect<unknown>) => {
    const exit = await Effect.runPromiseExit(effect);
    const defect = Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined;
    return isDatabaseFailure(defect) ? defect._tag : `no failure but ${String(defect)}`;
  };

  it("the next statement finds its way again; what was answered is there", async () => {
    const { diary, members } = sqlStores(sql);
    const ada = await joined(sqlStores(sql));
    const entry = anEntry();
    await run(diary.add(ada, [entry]));
    await breakAll();
    await Effect.runPromiseExit(members.byId(ada));
    expect((await run(diary.day(ada, MONDAY))).entries).toEqual([entry]);
  });

  it("a transaction that breaks in the middle ends, and leaves nothing", async () => {
    const half = sql.transaction((tx) =>
      Effect.gen(function* () {
        yield* tx`insert into member_write (member_id, writes) values (${"half"}, ${1})`;
        yield* Effect.promise(breakAll);
        yield* Effect.sleep(50);
        yield* tx`insert into member_write (member_id, writes) values (${"other half"}, ${1})`;
      }),
    );
    expect(await failureOf(half)).toBe("DatabaseUnreachable");
    expect(await run(sql`select member_id from member_write`)).toEqual([]);
  });

  it("a transaction that loses against another is run again, and both are kept", async () => {
    const both = (first: string, second: string) =>
      sql.transaction((tx) =>
        Effect.gen(function* () {
          for (const id of [first, second]) {
            yield* tx`update member_write set writes = writes + 1 where member_id = ${id}`;
            yield* Effect.sleep(100);
          }
        }),
      );
    await run(sql`insert into member_write (member_id, writes) values (${"a"}, ${0}), (${"b"}, ${0})`);
    // Left alone, PostgreSQL looks for a deadlock after a second, 80 ms before it gives up the statement that is to win: too little
    // for a busy machine.
    await lookForDeadlocksEvery(200);
    await run(Effect.all([both("a", "b"), both("b", "a")], { concurrency: 2 }));
    expect(await run(sql`select writes from member_write`)).toEqual([{ writes: 2 }, { writes: 2 }]);
  });

  it("a load whose last row is refused ends, and leaves nothing", async () => {
    const rows = [...Array.from({ length: 50 }, (_, i) => [`m${i}`, i] as const), ["m1", 1] as const];
    expect(await failureOf(sql.load("member_write", ["member_id", "writes"], rows))).toBe("StatementFailed");
    expect(await run(sql`select member_id from member_write`)).toEqual([]);
  });
});
