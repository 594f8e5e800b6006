import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@morsel/domain/locales";
import { readEveryday } from "../everyday.ts";
import { readNameFiles } from "../food-names.ts";
import { readShippedIds } from "../shipped-foods.ts";
import { namedCounts, nameFaults } from "./name-faults.ts";

/**
 * Says what is wrong with the names of everyday foods: `node --conditions=@morsel/source adapters/importers/foods/build/check-food-names.ts`, behind
 * it a language and `--unnamed` to see what has no name yet.
 */
const data = join(import.meta.dirname, "../../../data/foods");
const table = readEveryday(readFileSync(join(data, "everyday.tsv"), "utf8"));
const letters = JSON.parse(readFileSync(join(data, "names/letters.json"), "utf8")) as Readonly<Record<string, string>>;
const foods = readShippedIds();
const [, , only, flag] = process.argv;
for (const locale of LOCALES) {
  if (locale === "en" || (only !== undefined && only !== locale)) continue;
  const files = readNameFiles(locale);
  if (files === undefined) {
    process.stdout.write(`${locale}: no names yet\n`);
    continue;
  }
  const wrong = nameFaults(locale, table, files, { letters: letters[locale] ?? "", foods });
  const { things, foods: named, unnamed } = namedCounts(table, files);
  process.stdout.write(`${locale}: ${things} things, ${named} foods have a name, ${unnamed.length} have none\n`);
  for (const sentence of wrong) process.stdout.write(`${locale}: ${sentence}\n`);
  if (flag === "--unnamed") process.stdout.write(`${unnamed.join("\n")}\n`);
  if (wrong.length > 0) process.exitCode = 1;
}
