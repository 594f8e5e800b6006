import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { join } from "node:path";

const SAMPLE = join(import.meta.dirname, "../fixtures/catalogues/off-tsv/off-2024-05.products.csv.gz");
const SYLLABLES = [
  "ba",
  "ko",
  "ri",
  "mel",
  "ta",
  "sun",
  "vo",
  "gra",
  "lin",
  "pe",
  "dor",
  "ni",
  "fresh",
  "ca",
  "zu",
  "hol",
];

/** The same numbers on every machine (Numerical Recipes' generator). */
const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Columns that are read of a product; the export's other columns are texts and addresses that only take time to skip. */
const READ =
  /^(?:code|product_name|generic_name|brands|countries_tags|last_modified_t|serving_size|serving_quantity|pnns_groups_2|unique_scans_n|.*_100g)$/;

export type Columns = "all" | "read";

/**
 * An export of Open Food Facts with so many products, made of real ones: two real names make one, so that common words are as
 * common as there, and words that hardly any other product has are as many as there: most brands, and a word of every third name.
 * Every record is a food, which makes it the hardest of imports. "read": without the columns that nobody reads, a fifth of the size.
 */
export const writeProducts = (path: string, count: number, columnsToWrite: Columns = "all"): void => {
  const [header = "", ...lines] = gunzipSync(readFileSync(SAMPLE)).toString("utf8").trim().split("\n").slice(0, -1);
  const all = header.split("\t");
  const kept = all.flatMap((column, i) => (columnsToWrite === "all" || READ.test(column) ? [i] : []));
  const columns = kept.map((i) => all[i] ?? "");
  const place = (column: string): number => columns.indexOf(column);
  const [code, name, brands, energy] = [
    place("code"),
    place("product_name"),
    place("brands"),
    place("energy-kcal_100g"),
  ];
  const real = lines
    .map((line) => line.split("\t"))
    .map((cells) => kept.map((i) => cells[i] ?? ""))
    .filter((cells) => cells[name] !== "" && cells[energy] !== "");
  const random = randomOf(42);
  const any = <A>(of: readonly A[], otherwise: A): A => of[Math.floor(random() * of.length)] ?? otherwise;
  /** Short ones are met often, long ones hardly twice. */
  const word = (): string => Array.from({ length: 2 + Math.floor(random() * 4) }, () => any(SYLLABLES, "")).join("");
  const file = openSync(path, "w");
  let text = `${columns.join("\t")}\n`;
  for (let n = 0; n < count; n += 1) {
    const cells = [...any(real, [])];
    const other = (any(real, [])[name] ?? "").split(" ").slice(0, 3).join(" ");
    cells[code] = String(4_000_000_000_000 + n);
    cells[name] = `${cells[name] ?? ""} ${other}`.slice(0, 90) + (n % 3 === 0 ? ` ${word()}` : "");
    cells[brands] = word();
    text += `${cells.join("\t")}\n`;
    if (text.length < 2 ** 20) continue;
    writeSync(file, text);
    text = "";
  }
  writeSync(file, text);
  closeSync(file);
};
