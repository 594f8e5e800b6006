import { randomUUID } from "node:crypto";
import { makeSqlReportStore } from "@morsel/adapters/sql/reports/report-store";
import { addDays } from "@morsel/domain/calendar";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { filledTable } from "../filled-table.ts";
import { MONDAY, run } from "../stores.ts";

const TOTALS = JSON.stringify({ facts: { energy: 2000 }, known: { energy: 3 }, parts: 3 });

describe.each(ENGINES)("$engine: reports read the days of one member", ({ fresh }) => {
  const columns = ["member_id", "date", "entries", "totals", "note", "completeness", "version"];
  const { ada, sql } = filledTable(fresh, "diary_day", columns, (member, n) => [
    member,
    addDays(MONDAY, -n),
    3,
    TOTALS,
    "",
    "untracked",
    0,
  ]);

  it("W143 no statement reads a whole table or sorts", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlReportStore(recordQueries(sql(), asked));
    const from = addDays(MONDAY, -20);
    expect(await run(store.nutrientDays(ada, "energy", from, MONDAY))).toHaveLength(21);
    expect(await run(store.totals(ada, from, MONDAY))).toHaveLength(21);
    expect(await run(store.firstDay(ada))).toBe(addDays(MONDAY, -59));
    const plans: (readonly string[])[] = [];
    for (const statement of asked) plans.push(await run(planOf(sql(), statement)));
    expect(plans).toHaveLength(3);
    expect(plans.flat().filter((line) => isWalk(sql(), line))).toEqual([]);
  });
});

describe.each(ENGINES)("$engine: reports read the exercise of one member", ({ fresh }) => {
  const columns = ["member_id", "id", "date", "exercise_id", "logged_at", "is_deleted", "entry"];
  const { ada, sql } = filledTable(fresh, "exercise_entry", columns, (member, n) => [
    member,
    randomUUID(),
    addDays(MONDAY, -n),
    "c-12150",
    n,
    0,
    "{}",
  ]);

  it("W143 what was done is found by its days", async () => {
    const asked: RecordedQuery[] = [];
    const read = makeSqlReportStore(recordQueries(sql(), asked)).exercises(ada, addDays(MONDAY, -3), MONDAY);
    expect(await run(read)).toHaveLength(4);
    const plans: (readonly string[])[] = [];
    for (const statement of asked) plans.push(await run(planOf(sql(), statement)));
    expect(plans.flat().filter((line) => isWalk(sql(), line))).toEqual([]);
  });
});
