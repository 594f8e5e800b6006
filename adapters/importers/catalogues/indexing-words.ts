import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { IndexingWords, NamingLists } from "@morsel/domain/foods";
import { readShippedIds, readShippedLexicon, readShippedPriorRules } from "../foods/shipped-foods.ts";

/** How the foods that ship are named, which imported ones are named like. */
export const readNaming = (): NamingLists =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../data/foods/naming.json"), "utf8")) as NamingLists;

/** Words that index the foods that ship, and the ids of these foods. */
export const readIndexingWords = (): IndexingWords => {
  // Only foods of FoodData Central may ship already: products of Open Food Facts are not asked.
  let shipped: ReadonlySet<string> | undefined;
  return {
    lexicon: readShippedLexicon(),
    plainness: readShippedPriorRules(),
    isShipped: (id) => (shipped ??= readShippedIds()).has(id),
  };
};
