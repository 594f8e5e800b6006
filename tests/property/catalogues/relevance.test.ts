import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readIndexingWords } from "@morsel/adapters/importers/catalogues/indexing-words";
import { readShippedFoods, readShippedLexicon } from "@morsel/adapters/importers/foods/shipped-foods";
import { makeMemoryFoodRetrieval } from "@morsel/adapters/memory/foods/food-retrieval";
import { combineRetrieval } from "@morsel/application/catalogues/combined-catalogue";
import { prepareRow, type FoodId, type SourceRecord } from "@morsel/domain/foods";
import { makeFoodFinder } from "@morsel/application/foods/find-foods";
import type { FoodRetrieval } from "@morsel/application/foods/food-retrieval";
import { Effect } from "effect";
import { expect, it } from "vitest";
import { fixture, recordsOf, rowsIn } from "./reading.ts";

/** Judgements of a query set: every food that answers a query best. */
const judgedIn = (file: string) =>
  readFileSync(join(import.meta.dirname, "../../bench/data", file), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [text = "", , judgments = ""] = line.split("\t");
      return {
        text,
        best: new Set(judgments.split(" ").flatMap((pair) => (pair.endsWith(":3") ? [pair.slice(0, -2)] : []))),
      };
    });

it("W250 with thousands of products beside them the foods that are meant stand first as often as without", async () => {
  const shipped = makeMemoryFoodRetrieval(readShippedFoods());
  const words = readIndexingWords();
  const files = [
    "off-tsv/off-2024-05.products.csv.gz",
    "off-tsv/off-2021-05-italy.products.csv.gz",
    "off-tsv/off-2026-04.products.csv.gz",
    "fdc-csv-branded",
    "fdc-csv-foundation-zip/FoodData_Central_foundation_food_csv_2025-04-24.zip",
  ];
  const records: (readonly SourceRecord[])[] = [];
  for (const file of files) records.push(await recordsOf(fixture(file)));
  const products = rowsIn(records.flat())
    .map((row) => prepareRow(row, words))
    .filter(({ names }) => names.length > 0);
  const imported = makeMemoryFoodRetrieval(products);
  const beside = combineRetrieval(shipped, {
    retrieval: () => imported,
    shown: Effect.succeed(["off"] as const),
  });
  const firstsOf = async (retrieval: FoodRetrieval, texts: readonly string[]) => {
    const finder = makeFoodFinder({ retrieval, lexicon: readShippedLexicon });
    const firsts: (string | undefined)[] = [];
    for (const text of texts) {
      const { found } = await Effect.runPromise(finder.find({ text, start: 0, limit: 1, timesUsed: new Map() }));
      firsts.push(found[0]?.id);
    }
    return firsts;
  };
  for (const file of ["queries-dev.tsv", "queries-second.tsv"]) {
    const judged = judgedIn(file);
    const texts = judged.map(({ text }) => text);
    const hits = (firsts: readonly (string | undefined)[]) =>
      judged.flatMap(({ text, best }, i) => (best.has(firsts[i] ?? "") ? [text] : []));
    const [alone, together] = [hits(await firstsOf(shipped, texts)), hits(await firstsOf(beside, texts))];
    expect(alone.length).toBeGreaterThan(judged.length / 2);
    expect(alone.filter((text) => !together.includes(text))).toEqual([]);
  }
});

it("W250 a size is no reason to offer a product whose name says it: the food itself is meant", async () => {
  const words = readIndexingWords();
  const [row] = rowsIn(await recordsOf(fixture("off-tsv/off-2021-05-italy.products.csv.gz")));
  if (row === undefined) throw new Error("no product");
  const named = (description: string, n: number) =>
    prepareRow({ ...row, food: { ...row.food, id: `off-${n}` as FoodId, description } }, words);
  const products = ["Banana chips sweetened medium", "Apple turnover organic small", "Zanzibar crunch small"];
  const imported = makeMemoryFoodRetrieval(products.map(named));
  const retrieval = combineRetrieval(makeMemoryFoodRetrieval(readShippedFoods()), {
    retrieval: () => imported,
    shown: Effect.succeed(["off"] as const),
  });
  const finder = makeFoodFinder({ retrieval, lexicon: readShippedLexicon });
  const firstOf = async (text: string) =>
    (await Effect.runPromise(finder.find({ text, start: 0, limit: 1, timesUsed: new Map() }))).found[0]?.id;
  expect(await firstOf("medium banana")).toBe("sr28-09040");
  expect(await firstOf("small apple")).toBe("sr28-09003");
  expect(await firstOf("small zanzibar crunch")).toBe("off-2");
});
