import { randomUUID } from "node:crypto";
import { makeSqlRecipeStore } from "@morsel/adapters/sql/recipes/recipe-store";
import { recipePlaceOf } from "@morsel/application/recipes/read-recipes";
import type { StoredRecipe, RecipeId } from "@morsel/domain/recipes";
import type { Instant } from "@morsel/domain/calendar";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { filledTable } from "../filled-table.ts";
import { run } from "../stores.ts";

const COLUMNS = ["member_id", "id", "title_key", "recipe", "version", "created_at", "is_deleted"];

describe.each(ENGINES)("$engine: recipes are found by an index", ({ fresh }) => {
  const { ada, sql } = filledTable(fresh, "recipe", COLUMNS, (member, n) => [
    member,
    randomUUID(),
    `dish ${n}`,
    JSON.stringify({ title: `Dish ${n}`, servings: 1, isCooked: false, lines: [{ text: "salt" }], steps: [] }),
    1,
    1000 + n,
    0,
  ]);

  it("W183 pages in both orders and recipes by their ids read no table and sort nothing; each is one statement", async () => {
    const asked: RecordedQuery[] = [];
    const store = makeSqlRecipeStore(recordQueries(sql(), asked));
    const recipe: StoredRecipe = {
      id: randomUUID() as string as RecipeId,
      title: "Lunch",
      servings: 2,
      isCooked: false,
      lines: [{ text: "salt" }],
      steps: [],
      version: 1,
      createdAt: 2000 as Instant,
    };
    for (const sort of ["newest", "name"] as const) {
      await run(store.recipes(ada, { sort, limit: 21 }));
      await run(store.recipes(ada, { sort, limit: 21, titleKey: "1", after: recipePlaceOf(recipe, sort) }));
    }
    await run(store.byIds(ada, [recipe.id]));
    await run(store.remembered(ada, ["salt"]));
    await run(store.pots(ada));
    await run(store.matches(ada, { limit: 100, after: "salt" }));
    expect(asked).toHaveLength(8);
    const plans: (readonly string[])[] = [];
    for (const statement of asked) plans.push(await run(planOf(sql(), statement)));
    expect(
      plans
        .slice(0, 5)
        .flat()
        .filter((line) => isWalk(sql(), line)),
    ).toEqual([]);
    for (const [n, plan] of plans.slice(0, 4).entries()) {
      expect(plan.join("\n")).toContain(n < 2 ? "recipe_newest" : "recipe_title");
      expect(plan.join("\n")).not.toMatch(/\bSort\b|TEMP B-TREE/);
    }
  });
});
