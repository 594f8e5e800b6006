import { randomUUID } from "node:crypto";
import { makeSqlMeasurementStore } from "@morsel/adapters/sql/measurements/measurement-store";
import { migrate } from "@morsel/adapters/sql/engine/migrate";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { addDays } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import type { MeasurementId } from "@morsel/domain/measurements";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINES, type EmptyDatabase } from "../../support/engines.ts";
import { openAt } from "../../support/open-at.ts";
import { isWalk, planOf, watched, type Asked } from "../../support/watched-sql.ts";
import { MONDAY, run } from "../stores.ts";

const MEMBERS = 300;
const DAYS = 60;

describe.each(ENGINES)("$engine: measurements are found by an index", ({ engine, fresh }) => {
  let database: EmptyDatabase;
  let sql: Sql;
  const ids = Array.from({ length: MEMBERS }, () => randomUUID());
  const ada = ids[0] as MemberId;
  beforeAll(async () => {
    database = await fresh();
    sql = await openAt(database.at);
    await run(migrate(sql));
    const rows = ids.flatMap((id) =>
      Array.from({ length: DAYS }, (_, day) => [id, randomUUID(), "Weight", addDays(MONDAY, -day), 70, 0]),
    );
    await run(sql.load("measurement", ["member_id", "id", "type", "date", "value", "is_deleted"], rows));
    await run(sql.script("analyze"));
  });
  afterAll(async () => {
    await run(sql.close);
    await database.remove();
  });

  it("reading a page, logging and deleting read no table and sort nothing; a page is one statement", async () => {
    const asked: Asked[] = [];
    const store = makeSqlMeasurementStore(watched(sql, asked));
    const entry = { id: randomUUID() as MeasurementId, date: MONDAY, kg: 70 };
    await run(store.weights(ada, { limit: 21 }));
    await run(store.weights(ada, { limit: 21, after: entry }));
    expect(asked).toHaveLength(2);
    await run(store.logWeight(ada, entry));
    await run(store.deleteWeight(ada, entry.id));
    expect(asked).toHaveLength(engine === "PostgreSQL" ? 8 : 6);
    const plans: (readonly string[])[] = [];
    for (const statement of asked) plans.push(await run(planOf(sql, statement)));
    expect(plans.flat().filter((line) => isWalk(sql, line))).toEqual([]);
    // The two pages are read in the index's own order.
    for (const plan of plans.slice(0, 2)) {
      expect(plan.join("\n")).toContain("measurement_date");
      expect(plan.join("\n")).not.toMatch(/\bSort\b|TEMP B-TREE/);
    }
  });
});
