import { makeVersionedCache, fromCache, cacheEach } from "@morsel/adapters/sql/catalogues/versioned-cache";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { run } from "../stores.ts";

type Count = { readonly key: string; readonly foods: number };

/** Counts that can change, and each list of keys that was asked about. */
const countsOf = (counts: Record<string, number>) => {
  const asked: (readonly string[])[] = [];
  const ask = (keys: readonly string[]): Effect.Effect<readonly Count[]> =>
    Effect.sync(() => {
      asked.push(keys);
      return keys.flatMap((key) => (counts[key] === undefined ? [] : { key, foods: counts[key] }));
    });
  return { counts, asked, ask };
};

describe("what is remembered of the imports that are shown", () => {
  it("W392 each key is asked about once, also one without an answer, and anew when other imports are shown", async () => {
    let version = "1";
    const { counts, asked, ask } = countsOf({ oat: 3, rye: 2 });
    const known = cacheEach(
      makeVersionedCache<Count | undefined>(() => version, 100),
      ({ key }) => key,
      ask,
    );
    expect(await run(known(["oat", "xyz"]))).toEqual([{ key: "oat", foods: 3 }]);
    expect(await run(known(["xyz", "rye", "oat"]))).toEqual([
      { key: "rye", foods: 2 },
      { key: "oat", foods: 3 },
    ]);
    expect(await run(known(["xyz"]))).toEqual([]);
    expect(asked).toEqual([["oat", "xyz"], ["rye"]]);
    counts["xyz"] = 9;
    version = "2";
    expect(await run(known(["xyz", "oat"]))).toEqual([
      { key: "xyz", foods: 9 },
      { key: "oat", foods: 3 },
    ]);
  });

  it("more keys than are kept are all answered", async () => {
    const keys = Array.from({ length: 50 }, (_, n) => `k${n}`);
    const { ask } = countsOf(Object.fromEntries(keys.map((key, n) => [key, n])));
    const known = cacheEach(
      makeVersionedCache<Count | undefined>(() => "1", 8),
      ({ key }) => key,
      ask,
    );
    for (let i = 0; i < 2; i += 1) expect((await run(known(keys))).map(({ key }) => key)).toEqual(keys);
  });

  it("an answer that comes when other imports are shown already is not kept for them", async () => {
    let version = "1";
    let words = "old";
    const memory = makeVersionedCache<string>(() => version, 100);
    const slow = Effect.sync(() => {
      const answer = words;
      [version, words] = ["2", "new"];
      memory();
      return answer;
    });
    expect(await run(fromCache(memory, "a", slow))).toBe("old");
    expect(
      await run(
        fromCache(
          memory,
          "a",
          Effect.sync(() => words),
        ),
      ),
    ).toBe("new");
  });

  it("nothing is remembered while nobody knows what is shown", async () => {
    const { asked, ask } = countsOf({ oat: 3 });
    const known = cacheEach(
      makeVersionedCache<Count | undefined>(() => undefined, 100),
      ({ key }) => key,
      ask,
    );
    for (let i = 0; i < 2; i += 1) expect(await run(known(["oat"]))).toEqual([{ key: "oat", foods: 3 }]);
    expect(asked).toHaveLength(2);
  });
});
