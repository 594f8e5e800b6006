import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import {
  type LexiconLists,
  readLexicon,
  byRelevancePrior,
  type IndexedFood,
  indexFood,
  type PriorLists,
  type PriorRules,
  parsePriorRules,
  type FoodId,
  type FoodVariant,
  type Lexicon,
} from "@morsel/domain/foods";
import { readEveryday, thingsIn } from "./everyday.ts";
import { foodOfShipped, type ShippedFood, type VariantsOf } from "./shipped-food.ts";

/** Raised when names, words or plainness are computed differently from the same data. */
const INDEX_VERSION = 4;

const DATA_FILES = ["foods.ndjson.gz", "words.json", "plainness.json", "synonyms.tsv", "everyday.tsv"] as const;

const home = join(import.meta.dirname, "../../data/foods");
const textOf = (file: string): string => readFileSync(join(home, file), "utf8");

let lexicon: Lexicon | undefined;

/** The words search knows; small, read when the first search is made and kept. */
export const readShippedLexicon = (): Lexicon =>
  (lexicon ??= readLexicon(
    JSON.parse(textOf("words.json")) as LexiconLists,
    textOf("synonyms.tsv"),
    thingsIn(readEveryday(textOf("everyday.tsv"))),
  ));

/** Names the data and how it is indexed; a database that was loaded from another version is loaded again. */
export const shippedVersion = (): string => {
  const hash = createHash("sha256").update(String(INDEX_VERSION));
  for (const file of DATA_FILES) hash.update(readFileSync(join(home, file)));
  return hash.digest("hex").slice(0, 16);
};

/** The states of each thing, the usual one first. */
const variantsIn = (rows: readonly ShippedFood[]): VariantsOf => {
  const things = new Map<string, FoodVariant[]>();
  for (const { id, name: description, thing, every } of rows) {
    if (thing === undefined) continue;
    const [name, label] = thing;
    const variant: FoodVariant = { id: id as FoodId, label, description };
    const known = things.get(name) ?? [];
    things.set(name, every === 2 ? [variant, ...known] : [...known, variant]);
  }
  return (thing) => things.get(thing) ?? [];
};

const readRows = (): readonly ShippedFood[] =>
  gunzipSync(readFileSync(join(home, "foods.ndjson.gz")))
    .toString("utf8")
    .split("\n")
    .map((line) => JSON.parse(line) as ShippedFood);

/** The ids of all foods that ship, and of those of other data sets that were merged into one of them. */
export const readShippedIds = (): ReadonlySet<string> =>
  new Set(readRows().flatMap(({ id, also = [] }) => [id, ...also]));

/** Rules of plainness that rank the foods that ship. */
export const readShippedPriorRules = (): PriorRules =>
  parsePriorRules(JSON.parse(textOf("plainness.json")) as PriorLists);

/** All foods that ship, with what search keeps beside them, the plainest first. */
export const readShippedFoods = (): readonly IndexedFood[] => {
  const words = readShippedLexicon();
  const rules = readShippedPriorRules();
  const rows = readRows();
  const variants = variantsIn(rows);
  return rows
    .map((row) => {
      const standing = {
        isSurveyed: row.sv === 1,
        isDiscontinued: row.old === 1,
        isBranded: row.br === 1,
        everyday: row.every === undefined ? undefined : row.every === 2 ? ("usual" as const) : ("other" as const),
        commonNames: row.words,
      };
      return indexFood(foodOfShipped(row, variants), standing, rules, words);
    })
    .sort(byRelevancePrior);
};
