import { makePrefixIndex } from "@morsel/adapters/sql/catalogues/prefix-index";
import type { SourceSql } from "@morsel/adapters/sql/catalogues/source-tables";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { run } from "../stores.ts";

/** A source whose words are given, and how often it was asked for them. */
const sourceOf = (words: () => readonly { readonly word: string; readonly foods: number }[]) => {
  let asked = 0;
  const on = (() =>
    Effect.sync(() => {
      asked += 1;
      return words().map((row) => ({ ...row, of_all: 1000 }));
    })) as unknown as SourceSql;
  return { on, asked: () => asked };
};

describe("the words that begin so", () => {
  it("are remembered as long as the same imports are shown, and read anew when others are", async () => {
    let [version, words] = ["1", [{ word: "cook", foods: 3 }]];
    const { on, asked } = sourceOf(() => words);
    const begunWords = makePrefixIndex(on, "off", () => version);
    for (let i = 0; i < 3; i += 1) expect(await run(begunWords("coo"))).toEqual(["cook"]);
    expect(asked()).toBe(1);
    words = [...words, { word: "cooky", foods: 5 }];
    expect(await run(begunWords("coo"))).toEqual(["cook"]);
    version = "2";
    expect(await run(begunWords("coo"))).toEqual(["cooky", "cook"]);
    expect(asked()).toBe(2);
  });

  it("are not remembered while nobody knows what is shown", async () => {
    const { on, asked } = sourceOf(() => []);
    const begunWords = makePrefixIndex(on, "off", () => undefined);
    for (let i = 0; i < 2; i += 1) expect(await run(begunWords("xyz"))).toEqual([]);
    expect(asked()).toBe(2);
  });

  it("are not told where they are so common that looking finds them sooner", async () => {
    const { on } = sourceOf(() => [{ word: "yogurt", foods: 51 }]);
    expect(await run(makePrefixIndex(on, "off", () => "1")("y"))).toBeUndefined();
  });
});
