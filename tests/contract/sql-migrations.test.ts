import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import type { Migration } from "@morsel/adapters/sql/migrations/migration";
import { MIGRATIONS } from "@morsel/adapters/sql/migrations/migrations";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import type { DiaryEntry } from "@morsel/domain/diary";
import { isMeasurementId, type MeasurementId } from "@morsel/domain/measurements";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { Effect } from "effect";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { ENGINES, type EmptyDatabase } from "../support/engines.ts";
import { nodeProcess } from "../support/node-process.ts";
import { openAt } from "../support/open-at.ts";
import { uuidv7 } from "../support/member.ts";
import { sqlStores } from "../support/stores.ts";
import { aMember, anEntry, joined, MONDAY, refusal, run, someGoals } from "./stores.ts";

const NAMES = MIGRATIONS.map(({ name }) => name);
const NEXT = Math.max(...MIGRATIONS.map(({ version }) => version)) + 1;

/** The schemas since which a day's row holds what its exercise adds up to, and an entry says whether it is only planned. */
const LENT = [
  { since: 11, table: "diary_day", column: "exercise" },
  { since: 43, table: "diary_entry", column: "planned" },
];

/** The schema since which every write looks for webhooks, and the tables that it brought. */
const WEBHOOKS = { since: 79, tables: ["webhook", "webhook_delivery"] };

const step = (version: number, ...statements: readonly string[]): Migration => ({
  version,
  name: `step ${version}`,
  statements: () => statements,
});

describe.each(ENGINES)("$engine: the schema goes forward", ({ fresh }) => {
  const made: EmptyDatabase[] = [];
  let database: EmptyDatabase;
  let sql: Sql;
  beforeEach(async () => {
    database = await fresh();
    made.push(database);
    sql = await openAt(database.at);
  });
  afterEach(() => run(sql.close));
  afterAll(async () => {
    for (const { remove } of made) await remove();
  });
  /** The stores speak as the last schema does: what they read is lent to an earlier one while something is written. */
  const atEarlier = async (earlier: number, write: () => Promise<unknown>): Promise<void> => {
    const version = MIGRATIONS[earlier - 1]?.version ?? 0;
    const lent = LENT.filter(({ since }) => version < since);
    const tables = version < WEBHOOKS.since ? WEBHOOKS.tables : [];
    if (tables.length > 0)
      for (const statement of MIGRATIONS.find((one) => one.version === WEBHOOKS.since)?.statements(sql.dialect) ?? [])
        await run(sql.script(statement));
    for (const { table, column } of lent)
      await run(sql.script(`alter table ${table} add column ${column} ${sql.dialect.integer} not null default 0`));
    await write();
    for (const { table, column } of lent) await run(sql.script(`alter table ${table} drop column ${column}`));
    for (const table of tables) await run(sql.script(`drop table ${table}`));
  };
  const applied = () => run(sql<{ version: number }>`select version from schema_migration order by version`);

  it("an empty database takes every step once, in order", async () => {
    expect(await run(migrate(sql))).toEqual(NAMES);
    expect(await run(migrate(sql))).toEqual([]);
    expect((await applied()).map(({ version }) => version)).toEqual(MIGRATIONS.map(({ version }) => version));
  });

  it("what was written at any schema is there after the last step", async () => {
    const { members, diary } = sqlStores(sql);
    const written: { readonly at: string; readonly ada: ReturnType<typeof aMember>; readonly entry: DiaryEntry }[] = [];
    for (const [i, at] of NAMES.entries()) {
      expect(await run(migrate(sql, MIGRATIONS.slice(0, i + 1)))).toEqual([at]);
      const [ada, entry] = [aMember(), anEntry({ time: "07:30" as never })];
      await run(members.create(ada, "$argon2id$hash", someGoals()));
      await atEarlier(i + 1, () => run(diary.add(ada.id, [entry])));
      written.push({ at, ada, entry });
    }
    for (const { at, ada, entry } of written) {
      expect(await run(members.byId(ada.id)), at).toEqual(ada);
      expect((await run(diary.day(ada.id, MONDAY))).entries, at).toEqual([entry]);
    }
  });

  it("D20 an hour that nobody wrote is taken back, one that somebody wrote stays", async () => {
    await run(migrate(sql, MIGRATIONS.slice(0, 2)));
    const ada = await joined(sqlStores(sql));
    const [timed, bare] = [anEntry({ time: "19:45" as never, meal: "dinner" }), anEntry({ meal: "lunch" })];
    await atEarlier(2, async () => {
      await run(sqlStores(sql).diary.add(ada, [timed]));
      await run(sqlStores(sql).diary.add(ada, [{ ...bare, time: "11:00" as never }]));
    });
    await run(sql`update diary_entry set time = ${null} where id = ${bare.id}`);
    await run(migrate(sql));
    const usages = await run(sqlStores(sql).usage.recent(ada, 10));
    expect(new Map(usages.map(({ meal, lastHour }) => [meal, lastHour]))).toEqual(
      new Map([
        ["dinner", 19],
        ["lunch", undefined],
      ]),
    );
    expect(usages.every((usage) => usage.times === 1 && usage.lastAmount === bare.amount)).toBe(true);
  });

  it("W55 who joined before weights were kept has the profile's weight, on the day of the first goals", async () => {
    await run(migrate(sql, MIGRATIONS.slice(0, NAMES.indexOf("first weights"))));
    const { members, goals, get } = sqlStores(sql);
    const measurements = get(MeasurementStore);
    const [ada, eve, kim] = [aMember(), aMember(), aMember()];
    const [own, deleted] = [uuidv7(), uuidv7()];
    for (const member of [ada, eve, kim]) await run(members.create(member, "hash", someGoals()));
    await run(
      goals.put(ada.id, someGoals({ effectiveFrom: "2026-04-01" as typeof MONDAY, version: someGoals().version + 1 })),
    );
    const weigh = (member: typeof ada, id: string, isDeleted: number) =>
      run(sql`
        insert into measurement (member_id, id, type, date, value, is_deleted)
        values (${member.id}, ${id}, 'Weight', ${MONDAY}, 60, ${isDeleted})`);
    await weigh(eve, own, 0);
    await weigh(kim, deleted, 1);
    await run(migrate(sql));
    const weightsOf = ({ id }: typeof ada) => run(measurements.newest(id, "Weight", { limit: 9 }));
    const [first, ...more] = await weightsOf(ada);
    expect([first?.date, first?.value, more]).toEqual([MONDAY, ada.profile.weightKg, []]);
    expect(isMeasurementId(first?.id)).toBe(true);
    // A UUIDv7 of the instant of joining: what is logged later that day sorts behind it.
    expect(Number.parseInt((first?.id ?? "").replace("-", "").slice(0, 12), 16)).toBe(ada.createdAt);
    expect(first?.id[14]).toBe("7");
    // Weights from before measurements had times and versions stay as they were, on their day.
    expect(await weightsOf(eve)).toEqual([{ id: own, type: "Weight", date: MONDAY, value: 60, version: 1 }]);
    expect(await weightsOf(kim)).toEqual([]);
    const [back] = await run(measurements.restore(kim.id, [deleted as MeasurementId]));
    expect(back).toEqual({ id: deleted, type: "Weight", date: MONDAY, value: 60, version: 1 });
  });

  it("N17 own foods of European labels get their fibre counted, once; what was typed and American ones stay", async () => {
    await run(migrate(sql, MIGRATIONS.slice(0, NAMES.indexOf("own foods with fibre"))));
    const nutrients = { energy: 340, carbohydrates: 57.5, fiber: 19.3 };
    const save = (id: string, basis: string, more: object = {}) => {
      const food = JSON.stringify({ id, basis, nutrients: { ...nutrients, ...more } });
      return run(sql`insert into own_food (member_id, id, name_key, names, food, draft, version, changed_at, is_deleted)
        values ('m', ${id}, 'x', '', ${food}, ${food}, 1, 0, 0)`);
    };
    await save("eu", "eu");
    await save("us", "us");
    await save("bare", "eu", { fiber: undefined });
    await run(migrate(sql));
    const rows = await run(
      sql<{ id: string; food: string; draft: string }>`select id, food, draft from own_food order by id`,
    );
    const carbohydrateOf = (text: string) =>
      (JSON.parse(text) as { nutrients: typeof nutrients }).nutrients.carbohydrates;
    expect(rows.map(({ id, food, draft }) => [id, carbohydrateOf(food), carbohydrateOf(draft)])).toEqual([
      ["bare", 57.5, 57.5],
      ["eu", 76.8, 57.5],
      ["us", 57.5, 57.5],
    ]);
  });

  it("a step that fails leaves nothing of itself, and the steps before it stand", async () => {
    await run(migrate(sql));
    const good = step(NEXT, "create table good (a integer)");
    const bad = step(NEXT + 1, "create table half_done (a integer)", "insert into no_such_table values (1)");
    const refused = await refusal(migrate(sql, [...MIGRATIONS, good, bad]));
    expect(refused).toMatchObject({ _tag: "StatementFailed" });
    expect((await applied()).at(-1)?.version).toBe(NEXT);
    await run(sql.script("create table half_done (a integer)"));
    expect(await run(sql`select a from good`)).toEqual([]);
  });

  it("a database newer than the program is refused in plain words and left as it is", async () => {
    await run(migrate(sql, [...MIGRATIONS, step(NEXT, "create table tomorrow (a integer)")]));
    const ada = await joined(sqlStores(sql));
    const refused = await refusal(migrate(sql));
    expect(refused._tag).toBe("DatabaseNewer");
    expect(refused.message).toContain(`schema ${NEXT} ("step ${NEXT}")`);
    expect(refused.message).toContain("nothing was changed");
    expect((await applied()).at(-1)?.version).toBe(NEXT);
    expect((await run(sqlStores(sql).members.byId(ada)))?.id).toBe(ada);
  });

  it("a step that was changed after it was applied is refused", async () => {
    const original = step(NEXT, "create table it (a integer)");
    await run(migrate(sql, [...MIGRATIONS, original]));
    const refused = await refusal(migrate(sql, [...MIGRATIONS, step(NEXT, "create table it (b integer)")]));
    expect(refused).toMatchObject({ _tag: "MigrationChanged" });
    expect(await run(migrate(sql, [...MIGRATIONS, original]))).toEqual([]);
  });

  it("processes that start at once on one database take each step once between them", async () => {
    const processes = Array.from({ length: 3 }, () => nodeProcess("support/migrating-process.ts", [database.at]));
    const codes = await Promise.all(processes.map(({ ended }) => ended));
    const said = processes.map((process) => process.said());
    expect({ codes, said }).toMatchObject({ codes: [0, 0, 0] });
    expect(said.flatMap((text) => JSON.parse(text) as string[]).sort()).toEqual([...NAMES].sort());
    expect(await run(Effect.map(sql`select version from schema_migration`, (rows) => rows.length))).toBe(NAMES.length);
  });
});
