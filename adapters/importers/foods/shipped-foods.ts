import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import {
  byPlainness,
  indexFood,
  readLexicon,
  readPlainness,
  type IndexedFood,
  type Lexicon,
  type LexiconLists,
  type PlainnessLists,
} from "@morsel/domain/foods";
import { foodOfShipped, type ShippedFood } from "./shipped-food.ts";

/** Raised when names, words or plainness are computed differently from the same data. */
const INDEX_VERSION = 2;

const DATA_FILES = ["foods.ndjson.gz", "words.json", "plainness.json", "synonyms.tsv"] as const;

const home = join(import.meta.dirname, "../../data/foods");
const textOf = (file: string): string => readFileSync(join(home, file), "utf8");

let lexicon: Lexicon | undefined;

/** The words search knows; small, read when the first search is made and kept. */
export const readShippedLexicon = (): Lexicon =>
  (lexicon ??= readLexicon(JSON.parse(textOf("words.json")) as LexiconLists, textOf("synonyms.tsv")));

/** Names the data and how it is indexed; a database that was loaded from another version is loaded again. */
export const shippedVersion = (): string => {
  const hash = createHash("sha256").update(String(INDEX_VERSION));
  for (const file of DATA_FILES) hash.update(readFileSync(join(home, file)));
  return hash.digest("hex").slice(0, 16);
};

/** All foods that ship, with what search keeps beside them, the plainest first. */
export const readShippedFoods = (): readonly IndexedFood[] => {
  const words = readShippedLexicon();
  const rules = readPlainness(JSON.parse(textOf("plainness.json")) as PlainnessLists);
  return gunzipSync(readFileSync(join(home, "foods.ndjson.gz")))
    .toString("utf8")
    .split("\n")
    .map((line) => {
      const row = JSON.parse(line) as ShippedFood;
      const standing = { isSurveyed: row.sv === 1, isDiscontinued: row.old === 1, isBranded: row.br === 1 };
      return indexFood(foodOfShipped(row), standing, rules, words);
    })
    .sort(byPlainness);
};
