import { randomUUID } from "node:crypto";
import { makeSqlMeasurementStore } from "@morsel/adapters/sql/measurements/measurement-store";
import { addDays } from "@morsel/domain/calendar";
import type { MeasurementId } from "@morsel/domain/measurements";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { isWalk, planOf, watched, type Asked } from "../../support/watched-sql.ts";
import { filledTable } from "../filled-table.ts";
import { MONDAY, run } from "../stores.ts";

describe.each(ENGINES)("$engine: measurements are found by an index", ({ engine, fresh }) => {
  const columns = ["member_id", "id", "type", "date", "value", "is_deleted"];
  const { ada, sql } = filledTable(fresh, "measurement", columns, (member, n) => [
    member,
    randomUUID(),
    "Weight",
    addDays(MONDAY, -n),
    70,
    0,
  ]);

  it("reading a page, logging and deleting read no table and sort nothing; a page is one statement", async () => {
    const asked: Asked[] = [];
    const store = makeSqlMeasurementStore(watched(sql(), asked));
    const entry = { id: randomUUID() as MeasurementId, date: MONDAY, kg: 70 };
    await run(store.weights(ada, { limit: 21 }));
    await run(store.weights(ada, { limit: 21, after: entry }));
    expect(asked).toHaveLength(2);
    await run(store.logWeight(ada, entry));
    await run(store.deleteWeight(ada, entry.id));
    expect(asked).toHaveLength(engine === "PostgreSQL" ? 8 : 6);
    const plans: (readonly string[])[] = [];
    for (const statement of asked) plans.push(await run(planOf(sql(), statement)));
    expect(plans.flat().filter((line) => isWalk(sql(), line))).toEqual([]);
    // The two pages are read in the index's own order.
    for (const plan of plans.slice(0, 2)) {
      expect(plan.join("\n")).toContain("measurement_date");
      expect(plan.join("\n")).not.toMatch(/\bSort\b|TEMP B-TREE/);
    }
  });
});
