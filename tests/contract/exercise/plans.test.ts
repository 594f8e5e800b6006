import { randomUUID } from "node:crypto";
import { makeSqlStepStore } from "@morsel/adapters/sql/exercise/step-store";
import { makeSqlExerciseStore } from "@morsel/adapters/sql/exercise/exercise-store";
import { addDays } from "@morsel/domain/calendar";
import { exerciseEntry, type ExerciseEntry } from "@morsel/domain/exercise";
import { describe, expect, it } from "vitest";
import { RUNNING } from "../../arbitraries/exercise.ts";
import { ENGINES } from "../../support/engines.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { filledTable } from "../filled-table.ts";
import { MONDAY, run } from "../stores.ts";

describe.each(ENGINES)("$engine: exercise is found by an index", ({ fresh }) => {
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

  it("reading a day, logging, deleting, and what was done last read no whole table", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlExerciseStore(recordQueries(sql(), asked));
    const place = {
      id: randomUUID() as ExerciseEntry["id"],
      date: addDays(MONDAY, 9),
      loggedAt: 1 as never,
      weightKg: 80,
    };
    const entry = exerciseEntry(RUNNING, place, { minutes: 30 });
    if (!entry.ok) throw new Error(entry.error._tag);
    await run(store.add(ada, entry.value.date, [entry.value]));
    await run(store.day(ada, entry.value.date));
    await run(store.replace(ada, { ...entry.value, version: 2 }));
    await run(store.remove(ada, entry.value.date, entry.value.id));
    await run(store.lastOf(ada, RUNNING.id));
    await run(store.lastOfEach(ada, addDays(MONDAY, -30), 10));
    const plans: (readonly string[])[] = [];
    for (const statement of asked) plans.push(await run(planOf(sql(), statement)));
    expect(plans.length).toBeGreaterThan(10);
    expect(
      plans
        .slice(0, -1)
        .flat()
        // The other tables are empty here, and are walked through for that.
        .filter((line) => isWalk(sql(), line) && !/step_count|measurement|diary_day/.test(line)),
    ).toEqual([]);
    // The last of each is sorted out of half a year of one member, which the index finds.
    expect(plans.at(-1)?.join("\n")).not.toMatch(/SCAN exercise_entry|Seq Scan on exercise_entry/);
    expect(plans.at(-1)?.join("\n")).toContain("exercise_entry_date");
  });
});

describe.each(ENGINES)("$engine: counted steps are found by an index", ({ fresh }) => {
  const columns = ["member_id", "date", "source", "starts_at", "ends_at", "steps"];
  const { ada, sql } = filledTable(fresh, "step_count", columns, (member, n) => [
    member,
    addDays(MONDAY, -n),
    "csv",
    "",
    "",
    n,
  ]);

  it("reading some days of one member reads no whole table", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlStepStore(recordQueries(sql(), asked));
    expect(await run(store.counts(ada, addDays(MONDAY, -3), MONDAY))).toHaveLength(4);
    const plans: (readonly string[])[] = [];
    for (const statement of asked) plans.push(await run(planOf(sql(), statement)));
    expect(plans.flat().filter((line) => isWalk(sql(), line))).toEqual([]);
  });
});
