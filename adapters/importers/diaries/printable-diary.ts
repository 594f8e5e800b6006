import { ImportFileRefused } from "@morsel/application/import/import-file";
import type { FileEvent } from "./file-rows.ts";

/** A year of a printed diary has some megabytes. */
const LONGEST_PAGE = 64 * 2 ** 20;

const COLUMNS: Readonly<Record<string, string>> = {
  foods: "Food",
  calories: "Calories",
  carbs: "Carbs (g)",
  fat: "Fat (g)",
  protein: "Protein (g)",
  cholest: "Cholesterol (mg)",
  sodium: "Sodium (mg)",
  sugars: "Sugars (g)",
  fiber: "Fiber (g)",
};

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The text between tags, with the usual entities; no script is run and nothing is fetched. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/&(?:#(\d{1,6})|([a-z]{2,6}));/gi, (whole, code?: string, name?: string) =>
      code === undefined ? (NAMED[name ?? ""] ?? whole) : String.fromCodePoint(Math.min(0x10ffff, Number(code))),
    )
    .replaceAll(/\s+/g, " ")
    .trim();

/** "1,050", "12g" and "353mg" without their unit. */
const figureOf = (text: string): string => text.replace(/(?:mg|g|kcal|cal)$/i, "").trimEnd();

/** MyFitnessPal's printable diary, saved from the browser: the day above its table, a row with one cell for each meal. */
export async function* printableDiaryRows(name: string, texts: AsyncIterable<string>): AsyncGenerator<FileEvent> {
  let page = "";
  for await (const text of texts) {
    page += text;
    if (page.length > LONGEST_PAGE) throw new ImportFileRefused({ why: "tooManyRows" });
  }
  let day = "";
  let meal = "";
  let heads: readonly string[] = [];
  let isBegun = false;
  let line = 1;
  let counted = 0;
  for (const part of page.matchAll(/<h2\b[^>]*>([\s\S]*?)<\/h2>|<tr\b[^>]*>([\s\S]*?)<\/tr>/gi)) {
    line += page.slice(counted, part.index).split("\n").length - 1;
    counted = part.index;
    const [, heading, row] = part;
    if (heading !== undefined) {
      day = textOf(heading);
      continue;
    }
    const cells = [...(row ?? "").matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/gi)].map(([, cell = ""]) => textOf(cell));
    if (cells[0]?.toLowerCase() === "foods") heads = cells.map((cell) => COLUMNS[cell.toLowerCase()] ?? "");
    else if (heads.length === 0 || /^totals?\b/i.test(cells[0] ?? "")) continue;
    else if (cells.filter((cell) => cell !== "").length === 1) meal = cells[0] ?? "";
    else if (cells.length >= 2) {
      if (!isBegun) {
        yield { table: { file: name, separator: "," } };
        yield { row: { cells: ["MyFitnessPal diary", "Date", "Meal", ...heads], line: 0 } };
        isBegun = true;
      }
      yield { row: { cells: ["", day, meal, cells[0] ?? "", ...cells.slice(1).map(figureOf)], line } };
    }
  }
}
