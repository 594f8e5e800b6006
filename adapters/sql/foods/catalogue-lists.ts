import type { CatalogueLists, FoodGroup } from "@morsel/application/foods/catalogue-lists";
import { topFoodsByNutrient, type NutrientRank, type Food, type FoodId } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { Sql, SqlCell } from "../engine/sql.ts";

export const makeSqlCatalogueLists = (sql: Sql): CatalogueLists => ({
  groups: sql<FoodGroup>`select name, foods from food_group_size order by name`,
  inGroup: (name, after, limit) =>
    Effect.map(
      sql<{ readonly id: FoodId }>`
        select food_id as "id" from food_group where name = ${name} and place > ${after} order by place limit ${limit}`,
      (rows) => rows.map(({ id }) => id),
    ),
  richest: (nutrient, by, after, limit) =>
    sql<NutrientRank>`
      select food_id as "id", amount from rich_food
      where nutrient = ${nutrient} and compared_by = ${by} and place > ${after} order by place limit ${limit}`,
});

/** Writes the lists of a catalogue that is being loaded; foods in the order of `byRelevancePrior`. */
export const loadCatalogueLists = (sql: Sql, foods: Iterable<Food>): Effect.Effect<void> =>
  Effect.gen(function* () {
    const sizes = new Map<string, number>();
    function* groups(): Generator<readonly SqlCell[]> {
      for (const { id, category } of foods) {
        if (category === "") continue;
        const place = (sizes.get(category) ?? 0) + 1;
        sizes.set(category, place);
        yield [category, place, id];
      }
    }
    function* rich(): Generator<readonly SqlCell[]> {
      for (const list of topFoodsByNutrient(foods))
        for (const [at, { id, amount }] of list.foods.entries()) yield [list.nutrient, list.by, at + 1, id, amount];
    }
    yield* sql.load("food_group", ["name", "place", "food_id"], groups());
    yield* sql.load("food_group_size", ["name", "foods"], sizes);
    yield* sql.load("rich_food", ["nutrient", "compared_by", "place", "food_id", "amount"], rich());
  });
