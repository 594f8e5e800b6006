import { join } from "node:path";
import { makeFoodFinderThread } from "@morsel/adapters/composition/search-thread/food-finder-thread";
import { isDatabaseFailure } from "@morsel/adapters/sql/engine/failures";
import { loadShippedFoods } from "@morsel/adapters/sql/foods/food-load";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { Cause, Effect, Exit } from "effect";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { openAt, placeAt } from "../../support/open-at.ts";
import { dataFolder } from "../../support/server.ts";
import { toLoad } from "./shipped-sample.ts";
import { run } from "../stores.ts";

const BANANA = { text: "banana", start: 0, limit: 3, timesUsed: new Map() };

describe.each(ENGINES)("the search thread on $engine", ({ fresh }) => {
  it("answers many at once, each with its own, and starts again after it was ended", async () => {
    const { at, remove } = await fresh();
    const sql = await openAt(at);
    await run(migrate(sql));
    await run(loadShippedFoods(sql, toLoad("1")));
    const thread = makeFoodFinderThread(placeAt(at));
    thread.warm();
    const texts = ["banana", "eggplant", "sweetpotato", "banana", "zzzzqqqq"];
    const firsts = (await Promise.all(texts.map((text) => run(thread.find({ ...BANANA, text }))))).map(
      ({ found }) => found[0]?.id,
    );
    expect(firsts).toEqual(["sr28-09040", "sr28-11209", "sr28-11507", "sr28-09040", undefined]);
    await run(thread.close);
    expect((await run(thread.find(BANANA))).found[0]?.id).toBe("sr28-09040");
    await run(thread.close);
    await run(sql.close);
    await remove();
  });
});

it("a database that is not there is said by name, and looked for again by the next search", async () => {
  const data = dataFolder();
  const path = join(data.path, "later.db");
  const thread = makeFoodFinderThread({ path });
  const exit = await run(Effect.exit(thread.find(BANANA)));
  expect(Exit.isFailure(exit) && isDatabaseFailure(Cause.squash(exit.cause))).toBe(true);
  const sql = await openAt(path);
  await run(migrate(sql));
  await run(loadShippedFoods(sql, toLoad("1")));
  expect((await run(thread.find(BANANA))).found[0]?.id).toBe("sr28-09040");
  await run(thread.close);
  await run(sql.close);
  data.remove();
});
