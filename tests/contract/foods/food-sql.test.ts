import { readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import { makeSqlFoodCatalogue } from "@morsel/adapters/sql/foods/food-catalogue";
import { loadShippedFoods } from "@morsel/adapters/sql/foods/food-load";
import { makeSqlFoodFinder } from "@morsel/adapters/sql/catalogues/food-finder";
import { makeSqlOwnFoodStore } from "@morsel/adapters/sql/own-foods/own-food-store";
import { makeFoodFinderThread } from "@morsel/adapters/composition/search-thread/food-finder-thread";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { makeFoodSearch } from "@morsel/application/foods/search-foods";
import { Effect, Fiber } from "effect";
import { afterAll, describe, expect, it } from "vitest";
import { ENGINES, type EmptyDatabase } from "../../support/engines.ts";
import { sqlStores } from "../../support/stores.ts";
import { openAt, placeAt } from "../../support/open-at.ts";
import { SOME_FOODS, toLoad } from "./shipped-sample.ts";
import { adaEats, foodContract } from "./food-search.contract.ts";
import { anEntry, joined, run } from "../stores.ts";

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const opened = async (fresh: () => Promise<EmptyDatabase>) => {
  const { at, remove } = await fresh();
  const sql = await openAt(at);
  await run(migrate(sql));
  ends.push(async () => {
    await run(sql.close);
    await remove();
  });
  return { at, sql };
};

const foodsIn = async (sql: Sql): Promise<number | undefined> =>
  (await run(sql<{ readonly foods: number }>`select count(*) as foods from food`))[0]?.foods;

describe.each(ENGINES)("$engine", ({ engine, fresh }) => {
  foodContract(engine, async () => {
    const { at, sql } = await opened(fresh);
    await run(loadShippedFoods(sql, toLoad("1")));
    const finder = makeFoodFinderThread(placeAt(at));
    ends.push(() => run(finder.close));
    const catalogue = makeSqlFoodCatalogue(sql);
    return {
      catalogue,
      search: makeFoodSearch({ finder, foods: catalogue, own: makeSqlOwnFoodStore(sql), usage: adaEats }),
    };
  });

  it("loads a version once, and another in its place", async () => {
    const { sql } = await opened(fresh);
    const seen: number[] = [];
    expect(await run(loadShippedFoods(sql, toLoad("1"), (count) => seen.push(count)))).toBe(SOME_FOODS.length);
    expect(seen.at(-1)).toBe(SOME_FOODS.length);
    expect(await run(loadShippedFoods(sql, toLoad("1")))).toBe(0);
    const fewer = SOME_FOODS.slice(0, 100);
    expect(await run(loadShippedFoods(sql, toLoad("2", fewer)))).toBe(100);
    expect(await foodsIn(sql)).toBe(100);
    const finder = makeSqlFoodFinder(sql, readShippedLexicon);
    const text = fewer[3]?.food.description ?? "";
    const found = await run(finder.find({ text, start: 0, limit: 5, timesUsed: new Map() }));
    expect(found.found[0]?.id).toBe(fewer[3]?.food.id);
  });

  it("a finder that remembers foods answers with another version as soon as it is loaded", async () => {
    const { at, sql } = await opened(fresh);
    await run(loadShippedFoods(sql, toLoad("1")));
    const other = await openAt(at);
    ends.push(() => run(other.close));
    const finder = makeSqlFoodFinder(other, readShippedLexicon);
    const find = async (text: string): Promise<readonly string[]> =>
      (await run(finder.find({ text, start: 0, limit: 5, timesUsed: new Map() }))).found.map(({ id }) => id);
    const [first, second] = SOME_FOODS;
    if (first === undefined || second === undefined) throw new Error("no foods");
    const { description } = first.food;
    const askedAnew = (text: string) =>
      Effect.map(
        makeSqlFoodFinder(sql, readShippedLexicon).find({ text, start: 0, limit: 5, timesUsed: new Map() }),
        ({ found }) => found.map(({ id }) => id),
      );
    expect(await find(description)).toContain(first.food.id);
    expect(await find("raw ")).toHaveLength(5);
    // The first place is another food's now, and has words of its own.
    const newcomer = {
      ...first,
      food: { ...first.food, id: "own-newcomer" as typeof first.food.id, description: "Zyzzyva" },
      names: [{ kind: "readable", core: ["zyzzyva"], rest: [] }] as const,
    };
    await run(loadShippedFoods(sql, toLoad("2", [newcomer, second])));
    // This search, which the former foods answered in full, comes first: it must not be answered from the cache again.
    expect(await find("raw")).toEqual(await run(askedAnew("raw")));
    expect(await find("zyzzyva")).toEqual(["own-newcomer"]);
    expect(await find("zyzzy")).toEqual(["own-newcomer"]);
    expect(await find(`${description} `)).not.toContain(first.food.id);
  });

  it("D4 what was logged keeps name, brand, serving and facts when the catalogue calls the food otherwise", async () => {
    const { sql } = await opened(fresh);
    await run(loadShippedFoods(sql, toLoad("1")));
    const [first] = SOME_FOODS;
    if (first === undefined) throw new Error("no foods");
    const stores = sqlStores(sql);
    const ada = await joined(stores);
    const entry = anEntry({ foodId: first.food.id, description: "Laboratory name", brand: "KELLOGG" });
    await run(stores.diary.add(ada, [entry]));
    const renamed = { ...first, food: { ...first.food, description: "People's name", nutrients: { energy: 1 } } };
    await run(loadShippedFoods(sql, toLoad("2", [renamed, ...SOME_FOODS.slice(1)])));
    expect((await run(makeSqlFoodCatalogue(sql).byId(first.food.id)))?.description).toBe("People's name");
    expect(await run(stores.diary.entry(ada, entry.id))).toEqual(entry);
  });

  it("a load that is cut short leaves nothing, and the next start does it all", async () => {
    const { sql } = await opened(fresh);
    const broken = {
      length: SOME_FOODS.length,
      *[Symbol.iterator]() {
        yield* SOME_FOODS.slice(0, 200);
        throw new Error("the power went");
      },
    };
    const exit = await run(Effect.exit(loadShippedFoods(sql, { version: "1", foods: () => broken })));
    expect(exit._tag).toBe("Failure");
    expect(await foodsIn(sql)).toBe(0);
    expect(await run(loadShippedFoods(sql, toLoad("1")))).toBe(SOME_FOODS.length);
  });

  it("who starts while another loads waits for it longer than a statement may take", async () => {
    const { at, sql } = await opened(fresh);
    const other = await openAt(at);
    ends.push(() => run(other.close));
    const others = run(
      sql.transaction((inner) => Effect.andThen(inner`delete from food_load`, Effect.sleep("1500 millis"))),
    );
    expect(await run(loadShippedFoods(other, toLoad("1")))).toBe(SOME_FOODS.length);
    await others;
  });

  it("who reads while another version is loaded is answered with the one before", async () => {
    const { at, sql } = await opened(fresh);
    await run(loadShippedFoods(sql, toLoad("1")));
    const other = await openAt(at);
    ends.push(() => run(other.close));
    const [first, second] = SOME_FOODS;
    if (first === undefined || second === undefined) throw new Error("no foods");
    const finder = makeSqlFoodFinder(other, readShippedLexicon);
    const read = Effect.all([
      finder.find({ text: first.food.description, start: 0, limit: 5, timesUsed: new Map() }),
      makeSqlFoodCatalogue(other).byId(first.food.id),
      loadShippedFoods(other, toLoad("1")),
    ]);
    const [found, food, loaded] = await run(
      sql.transaction((inner) => Effect.andThen(loadShippedFoods(inner, toLoad("2", [second])), read)),
    );
    expect(found.found.map(({ id }) => id)).toContain(first.food.id);
    expect(food).toEqual(first.food);
    expect(loaded).toBe(0);
    expect(await foodsIn(other)).toBe(1);
  });

  it("two that start at once load it once", async () => {
    const { sql } = await opened(fresh);
    const counts = await run(
      Effect.gen(function* () {
        const one = yield* Effect.forkChild(loadShippedFoods(sql, toLoad("1")));
        const other = yield* Effect.forkChild(loadShippedFoods(sql, toLoad("1")));
        return [yield* Fiber.join(one), yield* Fiber.join(other)];
      }),
    );
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, SOME_FOODS.length]);
    expect(await foodsIn(sql)).toBe(SOME_FOODS.length);
  });
});
