import { readEveryday } from "@morsel/adapters/importers/foods/everyday";
import { makeLocalIndexes } from "@morsel/adapters/importers/foods/local-food-names";
import { readShippedFoods, readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import { makeMemoryFoodRetrieval } from "@morsel/adapters/memory/foods/food-retrieval";
import { makeFoodFinder } from "@morsel/application/foods/find-foods";
import { Effect } from "effect";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** F37: what people type in their language, and the everyday things that are right. */
const root = join(import.meta.dirname, "../../..");
const queries = join(root, "tests/fixtures/foods/queries");
const data = join(root, "adapters/data/foods");
const PLENTY: ReadonlySet<string> = new Set(["de", "fr", "es", "it", "pt", "nl", "ja", "zh-CN", "zh-TW"]);

const things = new Map<string, string>(
  readEveryday(readFileSync(join(data, "everyday.tsv"), "utf8")).flatMap(({ name, states }) =>
    states.map(({ id }) => [id, name] as const),
  ),
);
const finder = makeFoodFinder({
  retrieval: makeMemoryFoodRetrieval(readShippedFoods()),
  lexicon: readShippedLexicon,
  localNames: makeLocalIndexes(),
});
const found = async (text: string, locale: string): Promise<readonly string[]> => {
  const page = await Effect.runPromise(finder.find({ text, locale, start: 0, limit: 3, timesUsed: new Map() }));
  return page.found.map(({ id }) => things.get(id) ?? id);
};

const locales = readdirSync(queries)
  .map((file) => file.replace(".tsv", ""))
  .filter((locale) => existsSync(join(data, "names", `${locale}.tsv`)));

describe("F37 search in a language", () => {
  it.each(locales)("F37 finds what is meant in %s in the first three", async (locale) => {
    const lines = readFileSync(join(queries, `${locale}.tsv`), "utf8")
      .trimEnd()
      .split("\n")
      .slice(1);
    const missed: string[] = [];
    for (const line of lines) {
      const [query = "", right = ""] = line.split("\t");
      const first = await found(query, locale);
      if (!first.some((name) => right.split("|").includes(name))) missed.push(`${query}: ${first.join(", ")}`);
    }
    const share = 1 - missed.length / lines.length;
    expect(share, missed.join("\n")).toBeGreaterThanOrEqual(PLENTY.has(locale) ? 0.9 : 0.8);
    if (process.env["MORSEL_MISSED"] !== undefined) expect(missed).toEqual([]);
  });
});
