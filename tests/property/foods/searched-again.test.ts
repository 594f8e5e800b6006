import { readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import { makeMemoryFoodRetrieval } from "@morsel/adapters/memory/foods/food-retrieval";
import { makeFoodFinder } from "@morsel/application/foods/find-foods";
import type { FoodRetrieval } from "@morsel/application/foods/food-retrieval";
import { Effect } from "effect";
import * as TestClock from "effect/testing/TestClock";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SOME_FOODS } from "../../contract/foods/shipped-sample.ts";

const TEXTS = ["b", "ba", "banana", "milk", "egg", "chees", "bred", "raw", "xyzzy"];
const ids = SOME_FOODS.map(({ food }) => food.id);
const retrieval = makeMemoryFoodRetrieval(SOME_FOODS);

const asked = fc.record({
  text: fc.constantFrom(...TEXTS),
  start: fc.constantFrom(0, 5),
  limit: fc.constantFrom(1, 5, 25),
  timesUsed: fc
    .array(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 40 })), { maxLength: 4 })
    .map((uses) => new Map(uses)),
});

describe("a text that is searched again", () => {
  it("F8 answers as for the first time, whatever was asked before and by whom", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { minLength: 2, maxLength: 6 }), async (questions) => {
        const kept = makeFoodFinder({ retrieval, lexicon: readShippedLexicon });
        for (const question of questions) {
          const fresh = makeFoodFinder({ retrieval, lexicon: readShippedLexicon });
          expect(await Effect.runPromise(kept.find(question))).toEqual(await Effect.runPromise(fresh.find(question)));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("F8 is found anew after a minute, when another process may have loaded other foods", async () => {
    let times = 0;
    const counted: FoodRetrieval = {
      ...retrieval,
      matching: (query, limit) => {
        times += 1;
        return retrieval.matching(query, limit);
      },
    };
    const finder = makeFoodFinder({ retrieval: counted, lexicon: readShippedLexicon });
    const banana = finder.find({ text: "banana", start: 0, limit: 5, timesUsed: new Map() });
    const counts = await Effect.runPromise(
      Effect.gen(function* () {
        yield* banana;
        const first = times;
        yield* TestClock.adjust("59 seconds");
        yield* banana;
        const second = times;
        yield* TestClock.adjust("2 seconds");
        yield* banana;
        return [first > 0, second - first, times > second];
      }).pipe(Effect.provide(TestClock.layer())),
    );
    expect(counts).toEqual([true, 0, true]);
  });
});
