import { randomUUID } from "node:crypto";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { addDays } from "@morsel/domain/calendar";
import type { MemberId, SessionId } from "@morsel/domain/identity";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINES, type EmptyDatabase } from "../support/engines.ts";
import { openAt } from "../support/open-at.ts";
import { sqlStores } from "../support/stores.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../support/watched-sql.ts";
import { loadWebhooks } from "./filled-table.ts";
import { aMember, anEntry, MONDAY, run, someGoals, someWater } from "./stores.ts";

const MEMBERS = 400;
const DAYS = 30;
const PER_DAY = 3;

/** Enough members with some history that reading a whole table would be the wrong way. */
const populate = async (sql: Sql): Promise<void> => {
  const ids = Array.from({ length: MEMBERS }, () => randomUUID());
  const days = Array.from({ length: DAYS }, (_, day) => addDays(MONDAY, day - DAYS));
  const entries = ids.flatMap((id) =>
    days.flatMap((date) => Array.from({ length: PER_DAY }, (_, n) => ({ id, date, n }))),
  );
  const food = (n: number, date: string): string => `food-${n}-${date.slice(5)}`;
  await run(
    sql.load(
      "member",
      ["id", "username", "username_key", "email", "email_key", "password_hash", "created_at", "profile"],
      ids.map((id) => [id, id, id, `${id}@x.org`, `${id}@x.org`, "hash", 0, "{}"]),
    ),
  );
  await loadWebhooks(sql, ids);
  await run(
    sql.load(
      "member_goal",
      ["member_id", "effective_from", "goals"],
      ids.flatMap((id) => days.map((date) => [id, date, "{}"])),
    ),
  );
  await run(
    sql.load(
      "member_session",
      ["member_id", "id", "created_at", "last_seen_at", "expires_at"],
      ids.flatMap((id) => Array.from({ length: 3 }, () => [id, randomUUID(), 0, 0, 0])),
    ),
  );
  await run(
    sql.load(
      "member_write",
      ["member_id", "writes"],
      ids.map((id) => [id, 1]),
    ),
  );
  await run(
    sql.load(
      "diary_entry",
      [
        "member_id",
        "id",
        "date",
        "meal",
        "food_id",
        "description",
        "amount",
        "serving",
        "grams",
        "per_100g",
        "logged_at",
        "version",
      ],
      entries.map(({ id, date, n }, i) => [
        id,
        randomUUID(),
        date,
        "lunch",
        food(n, date),
        "Banana",
        100,
        "{}",
        100,
        "{}",
        i,
        1,
      ]),
    ),
  );
  await run(
    sql.load(
      "diary_day",
      ["member_id", "date", "entries", "totals", "note", "completeness", "version"],
      ids.flatMap((id) => days.map((date) => [id, date, PER_DAY, "{}", "", "untracked", 0])),
    ),
  );
  await run(
    sql.load(
      "food_usage",
      [
        "member_id",
        "food_id",
        "meal",
        "description",
        "times",
        "last_logged_at",
        "last_hour",
        "last_amount",
        "last_serving",
      ],
      entries.map(({ id, date, n }, i) => [id, food(n, date), "lunch", "Banana", 1, i, 12, 100, "{}"]),
    ),
  );
  await run(
    sql.load(
      "diary_copy",
      ["member_id", "copy_id", "entries"],
      ids.flatMap((id) => days.map(() => [id, randomUUID(), "[]"])),
    ),
  );
  await run(
    sql.load(
      "account_settings",
      ["member_id", "settings"],
      Array.from({ length: 2000 }, () => [randomUUID(), "{}"]),
    ),
  );
  await run(sql.script("analyze"));
};

describe.each(ENGINES)("$engine: every query of the stores finds what it needs by an index", ({ fresh }) => {
  let database: EmptyDatabase;
  let sql: Sql;
  let ada: MemberId;
  beforeAll(async () => {
    database = await fresh();
    sql = await openAt(database.at);
    await run(migrate(sql));
    await populate(sql);
    const member = aMember();
    await run(sqlStores(sql).members.create(member, "hash", someGoals()));
    ada = member.id;
  });
  afterAll(async () => {
    await run(sql.close);
    await database.remove();
  });

  /** Tables that each statement of `work` reads in full. */
  const walks = async (work: (stores: ReturnType<typeof sqlStores>) => Promise<unknown>) => {
    const asked: RecordedQuery[] = [];
    await work(sqlStores(recordQueries(sql, asked)));
    expect(asked.length).toBeGreaterThan(0);
    const plans: (readonly string[])[] = [];
    for (const statement of asked) plans.push(await run(planOf(sql, statement)));
    expect(plans.every((plan) => (sql.engine === "postgres" ? plan.length > 0 : true))).toBe(true);
    return plans.filter((plan) => plan.some((line) => isWalk(sql, line)));
  };

  it("the diary day, an entry, a year", async () => {
    expect(await walks(({ diary }) => run(diary.day(ada, MONDAY)))).toEqual([]);
    expect(await walks(({ diary }) => run(diary.days(ada, MONDAY, addDays(MONDAY, 1))))).toEqual([]);
    expect(await walks(({ diary }) => run(diary.entry(ada, anEntry().id)))).toEqual([]);
    expect(await walks(({ diary }) => run(diary.summaries(ada, addDays(MONDAY, -10), MONDAY)))).toEqual([]);
  });

  it("logging, changing, deleting and restoring an entry", async () => {
    const entry = anEntry();
    expect(await walks(({ diary }) => run(diary.add(ada, [entry, anEntry()])))).toEqual([]);
    expect(await walks(({ diary }) => run(diary.addCopies(ada, aMember().id, [anEntry()])))).toEqual([]);
    expect(await walks(({ diary }) => run(diary.replace(ada, { ...entry, amount: 2, version: 2 })))).toEqual([]);
    expect(await walks(({ diary }) => run(diary.remove(ada, entry.id)))).toEqual([]);
    expect(await walks(({ diary }) => run(diary.restore(ada, entry.id)))).toEqual([]);
  });

  it("notes and goals", async () => {
    const note = { date: MONDAY, note: "x", completeness: "complete" as const, version: 1 };
    expect(await walks(({ diary }) => run(diary.updateDay(ada, note)))).toEqual([]);
    expect(await walks(({ goals }) => run(goals.on(ada, MONDAY)))).toEqual([]);
    expect(await walks(({ goals }) => run(goals.during(ada, MONDAY, addDays(MONDAY, 1))))).toEqual([]);
    expect(await walks(({ goals }) => run(goals.put(ada, someGoals({ version: 2 }))))).toEqual([]);
  });

  it("water", async () => {
    const glass = someWater(250);
    expect(await walks(({ water }) => run(water.logWater(ada, MONDAY, glass)))).toEqual([]);
    expect(await walks(({ water }) => run(water.days(ada, MONDAY, addDays(MONDAY, 1))))).toEqual([]);
    expect(await walks(({ water }) => run(water.deleteWater(ada, MONDAY, glass.id)))).toEqual([]);
  });

  it("what a member eats", async () => {
    expect(await walks(({ usage }) => run(usage.recent(ada, 20)))).toEqual([]);
  });

  it("who signs in or up", async () => {
    const member = aMember();
    expect(await walks(({ members }) => run(members.create(member, "hash", someGoals())))).toEqual([]);
    expect(await walks(({ members }) => run(members.byId(ada)))).toEqual([]);
    const session = "00000000-0000-7000-8000-000000000001" as SessionId;
    expect(await walks(({ sessions }) => run(sessions.find(ada, session)))).toEqual([]);
    expect(await walks(({ members }) => run(members.byLogin("Ada@Example.org")))).toEqual([]);
    expect(await walks(({ members }) => run(members.isEmailTaken("a@b.org")))).toEqual([]);
    expect(await walks(({ members }) => run(members.isUsernameTaken("ada")))).toEqual([]);
  });

  it("the check is awake: a question without an index is found out", async () => {
    const asked: RecordedQuery[] = [];
    await run(recordQueries(sql, asked)`select id from diary_entry where amount = ${-1}`);
    const plan = await run(planOf(sql, asked[0] ?? expect.fail("nothing was asked")));
    expect(plan.some((line) => isWalk(sql, line))).toBe(true);
  });
});
