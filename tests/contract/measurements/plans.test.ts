import { randomUUID } from "node:crypto";
import { makeSqlMeasurementStore } from "@morsel/adapters/sql/measurements/measurement-store";
import { addDays } from "@morsel/domain/calendar";
import type { MeasurementId } from "@morsel/domain/measurements";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { filledTable } from "../filled-table.ts";
import { MONDAY, run } from "../stores.ts";

describe.each(ENGINES)("$engine: measurements are found by an index", ({ engine, fresh }) => {
  const columns = ["member_id", "id", "type", "date", "time", "value", "version", "is_deleted"];
  const { ada, sql } = filledTable(fresh, "measurement", columns, (member, n) => [
    member,
    randomUUID(),
    n % 3 === 0 ? "Waist" : "Weight",
    addDays(MONDAY, -n),
    "07:00",
    70,
    1,
    0,
  ]);
  const plansOf = async (asked: readonly RecordedQuery[]) => {
    const plans: (readonly string[])[] = [];
    for (const statement of asked) plans.push(await run(planOf(sql(), statement)));
    return plans;
  };

  it("a page and a range of days are one statement each, in the index's own order", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlMeasurementStore({ sql: recordQueries(sql(), asked), stepsChanged: [] });
    const [place] = await run(store.newest(ada, "Weight", { limit: 1 }));
    await run(store.newest(ada, "Weight", { limit: 21, ...(place === undefined ? {} : { after: place }) }));
    const range = { from: addDays(MONDAY, -30), to: MONDAY, limit: 400 };
    expect(await run(store.days(ada, "Weight", range))).toHaveLength(20);
    expect(asked).toHaveLength(3);
    const [first, second, days] = (await plansOf(asked)).map((plan) => plan.join("\n"));
    for (const plan of [first, second, days]) expect(plan).toContain("measurement_moment");
    for (const page of [first, second]) expect(page).not.toMatch(/\bSort\b|TEMP B-TREE/);
    // PostgreSQL may sort the few rows of a range that the index gave.
    expect(days).not.toMatch(/Seq Scan|TEMP B-TREE/);
  });

  it("the last of each type is one statement that goes from type to type, not through all that was measured", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlMeasurementStore({ sql: recordQueries(sql(), asked), stepsChanged: [] });
    const last = await run(store.lastOfEach(ada));
    expect(last.map(({ type, date }) => [type, date]).sort()).toEqual([
      ["Waist", MONDAY],
      ["Weight", addDays(MONDAY, -1)],
    ]);
    expect(asked).toHaveLength(1);
    const [plan = []] = await plansOf(asked);
    // The types that were found are a table of the statement itself.
    const walks = plan.filter((line) => isWalk(sql(), line) && !/SCAN measured|WorkTable|CTE Scan/.test(line));
    expect(walks).toEqual([]);
    expect(plan.join("\n")).toContain("measurement_moment");
  });

  it("logging, changing, deleting and bringing back read no table", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlMeasurementStore({ sql: recordQueries(sql(), asked), stepsChanged: [] });
    const entry = { id: randomUUID() as MeasurementId, type: "Hips", date: MONDAY, value: 70, version: 1 } as const;
    await run(store.log(ada, [entry]));
    await run(store.change(ada, { ...entry, date: addDays(MONDAY, 1), version: 2 }));
    await run(store.remove(ada, [entry.id]));
    await run(store.restore(ada, [entry.id]));
    // Each of the four looks for webhooks; on PostgreSQL it takes the member's turn first.
    expect(asked).toHaveLength(engine === "PostgreSQL" ? 19 : 15);
    expect((await plansOf(asked)).flat().filter((line) => isWalk(sql(), line))).toEqual([]);
  });
});
