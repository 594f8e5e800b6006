import { randomUUID } from "node:crypto";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { memberTransaction } from "@morsel/adapters/sql/engine/member-transaction";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import type { MemberId } from "@morsel/domain/identity";
import { Effect, Exit, Fiber } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINES, type EmptyDatabase } from "../support/engines.ts";
import { openAt } from "../support/open-at.ts";
import { atOnce, refusal, run } from "./stores.ts";

describe.each(ENGINES)("$engine keeps the promises of Sql", ({ fresh }) => {
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

  const put = (on: Sql, id: string, writes = 1) =>
    on`insert into member_write (member_id, writes) values (${id}, ${writes})`;
  const kept = (ids: readonly string[]) =>
    run(
      Effect.map(
        sql<{ id: string }>`select member_id as "id" from member_write where member_id in ${ids} order by member_id`,
        (rows) => rows.map(({ id }) => id),
      ),
    );
  const newIds = (count: number): readonly string[] => Array.from({ length: count }, () => randomUUID()).sort();

  it("W640 what is told is heard once it is kept, in the order of commits, and never what is undone", async () => {
    const heard: (string | undefined)[] = [];
    const leave = sql.listen((word) => heard.push(word));
    if (sql.engine === "postgres") await expect.poll(() => heard).toEqual([undefined]);
    heard.length = 0;
    const [one = "", other = ""] = newIds(2);
    const during: (string | undefined)[] = [];
    await run(
      sql.transaction((tx) =>
        Effect.gen(function* () {
          yield* Effect.andThen(put(tx, one), tx.notify("one"));
          yield* Effect.sleep(30);
          during.push(...heard);
        }),
      ),
    );
    await run(
      Effect.exit(
        sql.transaction((tx) => Effect.andThen(tx.notify("never"), Effect.andThen(put(tx, other), Effect.fail("no")))),
      ),
    );
    await run(sql.notify("other"));
    await expect.poll(() => heard, { interval: 5 }).toEqual(["one", "other"]);
    expect(during).toEqual([]);
    leave();
  });

  it("numbers come back as numbers, texts as they were, nothing as null", async () => {
    const [id = ""] = newIds(1);
    await run(put(sql, id, Number.MAX_SAFE_INTEGER));
    const text = `{"a": [1, "ü🍌"], "b": "'; drop table member; --\\n\\t"}`;
    const [row] = await run(sql<Readonly<Record<string, unknown>>>`
      select writes, (select count(*) from member_write) > 0 as "isCounted", cast(${0.1 + 0.2} as double precision) as "real",
        cast(${text} as text) as "text", cast(${null} as text) as "nothing"
      from member_write where member_id = ${id}`);
    const { isCounted, ...values } = row ?? {};
    expect(Boolean(isCounted)).toBe(true);
    expect({ ...values }).toEqual({ writes: Number.MAX_SAFE_INTEGER, real: 0.1 + 0.2, text, nothing: null });
    expect(
      await run(sql<{ n: number }>`select count(*) as "n" from member_write where member_id = ${id}`),
    ).toMatchObject([{ n: 1 }]);
  });

  it("a list is its members, an empty one nobody, and what is in it is only a value", async () => {
    const ids = newIds(3);
    for (const id of ids) await run(put(sql, id));
    expect(await kept(ids)).toEqual(ids);
    expect(await kept([ids[1] ?? "", `x') or ('1' = '1`, '"]'])).toEqual([ids[1]]);
    expect(await kept([])).toEqual([]);
  });

  it("a read waits for no transaction and sees nothing of it before its end", async () => {
    const [id = ""] = newIds(1);
    const [written, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = run(
      sql.transaction((tx) =>
        Effect.gen(function* () {
          yield* put(tx, id);
          written.resolve();
          yield* Effect.promise(() => seen.promise);
        }),
      ),
    );
    await written.promise;
    expect(await kept([id])).toEqual([]);
    seen.resolve();
    await writing;
    expect(await kept([id])).toEqual([id]);
  });

  it("a transaction that fails, dies or is interrupted leaves nothing", async () => {
    const [failed = "", died = "", stopped = ""] = newIds(3);
    expect(await refusal(sql.transaction((tx) => Effect.andThen(put(tx, failed), Effect.fail("no"))))).toBe("no");
    const exit = await Effect.runPromiseExit(
      sql.transaction((tx) => Effect.andThen(put(tx, died), tx`select * from there_is_no_such_table`)),
    );
    expect(Exit.isFailure(exit)).toBe(true);
    const written = Promise.withResolvers<void>();
    const fiber = Effect.runFork(
      sql.transaction((tx) =>
        Effect.andThen(
          put(tx, stopped),
          Effect.suspend(() => {
            written.resolve();
            return Effect.never;
          }),
        ),
      ),
    );
    await Promise.race([written.promise, Effect.runPromise(Fiber.join(fiber))]);
    await run(Fiber.interrupt(fiber));
    expect(await kept([failed, died, stopped])).toEqual([]);
  });

  it("a transaction within a transaction is undone alone", async () => {
    const [outer = "", inner = "", second = ""] = newIds(3);
    await run(
      sql.transaction((tx) =>
        Effect.gen(function* () {
          yield* put(tx, outer);
          yield* Effect.flip(tx.transaction((deep) => Effect.andThen(put(deep, inner), Effect.fail("no"))));
          yield* tx.transaction((deep) => put(deep, second));
        }),
      ),
    );
    expect(await kept([outer, inner, second])).toEqual([outer, second].sort());
  });

  it("of many at once those that fail leave nothing and take nobody with them", async () => {
    const ids = newIds(40);
    const { won, refusals } = await atOnce(
      ids.map((id, i) =>
        sql.transaction((tx) =>
          Effect.gen(function* () {
            yield* put(tx, id);
            if (i % 4 === 0) yield* Effect.sleep(1);
            if (i % 3 === 0) return yield* Effect.fail("no" as const);
          }),
        ),
      ),
    );
    const good = ids.filter((_, i) => i % 3 !== 0);
    expect(won.map((i) => ids[i])).toEqual(good);
    expect(refusals).toHaveLength(ids.length - good.length);
    expect(await kept(ids)).toEqual(good);
  });

  it("nobody outside sees half a transaction, nor loses a statement in it", async () => {
    const [first = "", second = "", third = ""] = newIds(3);
    const slow = sql.transaction((tx) =>
      Effect.andThen(put(tx, first), Effect.andThen(Effect.sleep(60), put(tx, second))),
    );
    const seen = Effect.andThen(
      Effect.sleep(20),
      Effect.promise(() => kept([first, second])),
    );
    const other = Effect.andThen(Effect.sleep(20), put(sql, third));
    const [, halves] = await run(Effect.all([slow, seen, other], { concurrency: "unbounded" }));
    expect(halves.length).not.toBe(1);
    expect(await kept([first, second, third])).toEqual([first, second, third].sort());
  });

  it("turns of one member follow each other: nothing that is read and written back gets lost", async () => {
    const [member = "", counter = ""] = newIds(2);
    await run(put(sql, counter, 0));
    const count = memberTransaction(sql, member as MemberId, (tx) =>
      Effect.gen(function* () {
        const [row] = yield* tx<{ writes: number }>`select writes from member_write where member_id = ${counter}`;
        yield* Effect.yieldNow;
        yield* tx`update member_write set writes = ${(row?.writes ?? 0) + 1} where member_id = ${counter}`;
      }),
    );
    await atOnce(Array.from({ length: 25 }, () => count));
    expect(await run(sql`select writes from member_write where member_id = ${counter}`)).toMatchObject([
      { writes: 25 },
    ]);
  });

  it("loads rows of any number and any text, all or none", async () => {
    const ids = newIds(2500);
    const odd = `tab\tline\nquote"'\\N backslash\\ ${randomUUID()}`;
    const load = (rows: readonly string[]) =>
      sql.load(
        "member_write",
        ["member_id", "writes"],
        rows.map((id, i) => [id, i]),
      );
    expect(await run(load([]))).toBe(0);
    expect(await run(load([...ids, odd]))).toBe(2501);
    expect(await kept(ids)).toEqual(ids);
    expect(await kept([odd])).toEqual([odd]);
    const [fresh = ""] = newIds(1);
    expect(Exit.isFailure(await Effect.runPromiseExit(load([fresh, odd])))).toBe(true);
    expect(await kept([fresh])).toEqual([]);
  });
});
