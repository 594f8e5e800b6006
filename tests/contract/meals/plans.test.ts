import { randomUUID } from "node:crypto";
import { migrate } from "@morsel/adapters/sql/engine/migrate";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { makeSqlMealStore } from "@morsel/adapters/sql/meals/meal-store";
import { mealPlaceOf } from "@morsel/application/meals/read-meals";
import type { StoredMeal } from "@morsel/application/meals/meal-store";
import { GRAM, type Instant, type MealId } from "@morsel/domain/diary";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINES, type EmptyDatabase } from "../../support/engines.ts";
import { openAt } from "../../support/open-at.ts";
import { isWalk, planOf, watched, type Asked } from "../../support/watched-sql.ts";
import { run } from "../stores.ts";

const MEMBERS = 300;
const MEALS = 60;
const COLUMNS = ["member_id", "id", "name", "name_key", "items", "version", "created_at", "is_deleted"];

describe.each(ENGINES)("$engine: saved meals are found by an index", ({ fresh }) => {
  let database: EmptyDatabase;
  let sql: Sql;
  const ids = Array.from({ length: MEMBERS }, () => randomUUID());
  const ada = ids[0] as MemberId;
  beforeAll(async () => {
    database = await fresh();
    sql = await openAt(database.at);
    await run(migrate(sql));
    const rows = ids.flatMap((id) =>
      Array.from({ length: MEALS }, (_, n) => [id, randomUUID(), `Meal ${n}`, `meal ${n}`, "[]", 1, 1000 + n, 0]),
    );
    await run(sql.load("saved_meal", COLUMNS, rows));
    await run(sql.script("analyze"));
  });
  afterAll(async () => {
    await run(sql.close);
    await database.remove();
  });

  it("W63 pages in both orders, saving, changing and deleting read no table and sort nothing; a page is one statement", async () => {
    const asked: Asked[] = [];
    const store = makeSqlMealStore(watched(sql, asked));
    const meal: StoredMeal = {
      id: randomUUID() as MealId,
      name: "Lunch",
      items: [{ foodId: "f1" as FoodId, description: "F", amount: 1, serving: GRAM }],
      version: 1,
      createdAt: 2000 as Instant,
    };
    for (const sort of ["newest", "name"] as const) {
      await run(store.meals(ada, { sort, limit: 21 }));
      await run(store.meals(ada, { sort, limit: 21, nameKey: "1", after: mealPlaceOf(meal, sort) }));
    }
    expect(asked).toHaveLength(4);
    await run(store.save(ada, meal));
    await run(store.replace(ada, { ...meal, version: 2 }));
    await run(store.mark(ada, meal.id, { isDeleted: true }));
    const plans: (readonly string[])[] = [];
    for (const statement of asked) plans.push(await run(planOf(sql, statement)));
    expect(plans.flat().filter((line) => isWalk(sql, line))).toEqual([]);
    for (const [n, plan] of plans.slice(0, 4).entries()) {
      expect(plan.join("\n")).toContain(n < 2 ? "saved_meal_newest" : "saved_meal_name");
      expect(plan.join("\n")).not.toMatch(/\bSort\b|TEMP B-TREE/);
    }
  });
});
