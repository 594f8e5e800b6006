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

/**
 * An export of Open Food Facts with so many products, all columns of real ones: two real names make one, a made-up brand the other
 * words, so that common words are as common as there. Every record is a food, which makes it the hardest of imports.
 */
export const writeProducts = (path: string, count: number): void => {
  const [header = "", ...lines] = gunzipSync(readFileSync(SAMPLE)).toString("utf8").trimEnd().split("\n");
  const columns = header.split("\t");
  const place = (column: string): number => columns.indexOf(column);
  const [code, name, brands, energy] = [
    place("code"),
    place("product_name"),
    place("brands"),
    place("energy-kcal_100g"),
  ];
  const real = lines.map((line) => line.split("\t")).filter((cells) => cells[name] !== "" && cells[energy] !== "");
  const random = randomOf(42);
  const any = <A>(all: readonly A[], otherwise: A): A => all[Math.floor(random() * all.length)] ?? otherwise;
  const file = openSync(path, "w");
  let text = `${header}\n`;
  for (let n = 0; n < count; n += 1) {
    const cells = [...any(real, [])];
    const other = (any(real, [])[name] ?? "").split(" ").slice(0, 3).join(" ");
    cells[code] = String(4_000_000_000_000 + n);
    cells[name] = `${cells[name] ?? ""} ${other}`.slice(0, 90);
    cells[brands] = `${any(SYLLABLES, "")}${any(SYLLABLES, "")}${any(SYLLABLES, "")}`;
    text += `${cells.join("\t")}\n`;
    if (text.length < 2 ** 20) continue;
    writeSync(file, text);
    text = "";
  }
  writeSync(file, text);
  closeSync(file);
};
