import { readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import { makeSqlFoodFinder } from "@morsel/adapters/sql/catalogues/food-finder";
import { loadShippedFoods } from "@morsel/adapters/sql/foods/food-load";
import { PLAINEST_END } from "@morsel/adapters/sql/foods/remembered-catalogue";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { freshPostgres } from "../../support/postgres.ts";
import { run } from "../stores.ts";
import { SOME_FOODS, toLoad } from "./shipped-sample.ts";

/** The plainest foods are found in memory; what stands behind them, as in a catalogue of a million, by the engine. */
describe("PostgreSQL with foods behind the plainest", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  beforeAll(async () => {
    database = await freshPostgres(inject("postgres"));
  });
  afterAll(() => database.close());

  it("finds the same foods in the same order, by words and by beginnings, wherever they stand", async () => {
    const { sql } = database;
    await run(loadShippedFoods(sql, toLoad("1")));
    const texts = SOME_FOODS.filter((_, i) => i % 20 === 0).flatMap(({ food: { description } }) => [
      description,
      description.slice(0, 7),
      description.slice(0, 2),
    ]);
    const findAll = async (): Promise<readonly (readonly string[])[]> => {
      const finder = makeSqlFoodFinder(sql, readShippedLexicon);
      const pages: (readonly string[])[] = [];
      for (const text of texts)
        pages.push(
          (await run(finder.find({ text, start: 0, limit: 25, timesUsed: new Map() }))).found.map(({ id }) => id),
        );
      return pages;
    };
    const before = await findAll();
    expect(before.every((page) => page.length > 0)).toBe(true);
    // All but the first hundred stand in the parts that the engine is asked for: in each of the three.
    for (const by of [PLAINEST_END, 10 * PLAINEST_END, 30 * PLAINEST_END]) {
      await run(sql`update food_index set place = place + ${by} where place > 100 and place < ${PLAINEST_END}`);
      await run(sql`update food_words set place = place + ${by} where place > 100 and place < ${PLAINEST_END}`);
      await run(sql`update food_load set foods = ${SOME_FOODS.length + by}, version = ${`moved by ${by}`}`);
      expect(await findAll()).toEqual(before);
      await run(sql`update food_index set place = place - ${by} where place > ${by}`);
      await run(sql`update food_words set place = place - ${by} where place > ${by}`);
    }
  });
});
