import { randomUUID } from "node:crypto";
import { makeSqlMealStore } from "@morsel/adapters/sql/meals/meal-store";
import { mealPlaceOf } from "@morsel/application/meals/read-meals";
import { type StoredMeal, GRAM, type MealId } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { filledTable } from "../filled-table.ts";
import { run } from "../stores.ts";

const COLUMNS = ["member_id", "id", "name", "name_key", "items", "version", "created_at", "is_deleted"];

describe.each(ENGINES)("$engine: saved meals are found by an index", ({ fresh }) => {
  const { ada, sql } = filledTable(fresh, "saved_meal", COLUMNS, (member, n) => [
    member,
    randomUUID(),
    `Meal ${n}`,
    `meal ${n}`,
    "[]",
    1,
    1000 + n,
    0,
  ]);

  it("W63 pages in both orders, saving, changing and deleting read no table and sort nothing; a page is one statement", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlMealStore(recordQueries(sql(), asked));
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
    await run(store.create(ada, meal));
    await run(store.save(ada, { ...meal, version: 2 }));
    await run(store.remove(ada, meal.id));
    const plans: (readonly string[])[] = [];
    for (const statement of asked) plans.push(await run(planOf(sql(), statement)));
    expect(plans.flat().filter((line) => isWalk(sql(), line))).toEqual([]);
    for (const [n, plan] of plans.slice(0, 4).entries()) {
      expect(plan.join("\n")).toContain(n < 2 ? "saved_meal_newest" : "saved_meal_name");
      expect(plan.join("\n")).not.toMatch(/\bSort\b|TEMP B-TREE/);
    }
  });
});
