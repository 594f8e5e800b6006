import { CatalogueFileRefused } from "@morsel/application/catalogues/catalogue";
import type { SourceRecord } from "@morsel/domain/foods";
import { linesOf, textOfLine, type Line } from "./lines.ts";
import { AMOUNT_FIELDS, foodOfOff, offFields } from "./off-food.ts";

/** Without these a table is no export of Open Food Facts. */
const NEEDED = ["code", "product_name", "fat_100g", "carbohydrates_100g", "proteins_100g"];
const ENERGY = ["energy-kcal_100g", "energy-kj_100g", "energy_100g"];

export type Columns = {
  readonly count: number;
  readonly places: ReadonlyMap<string, number>;
  /** Column of each of `AMOUNT_FIELDS`; -1 if there is none. */
  readonly amounts: readonly number[];
};

/** W247: the columns of the export, read by name as they differ from year to year; a header that cannot be trusted is refused. */
export const offColumns = (header: string, name: string): Columns => {
  const columns = header.replace(/^\uFEFF/, "").split("\t");
  // "#NAME?", in the words of the language of the spreadsheet.
  if (columns.some((column) => /^#\S+\?$/.test(column)))
    throw new CatalogueFileRefused(
      "spreadsheet",
      `${name} was saved by a spreadsheet, which changed its barcodes and figures. Import the file as it was downloaded.`,
    );
  const places = new Map(columns.map((column, i) => [column, i]));
  const missing = NEEDED.filter((column) => !places.has(column));
  if (missing.length > 0 || !ENERGY.some((column) => places.has(column)))
    throw new CatalogueFileRefused(
      "wrongColumns",
      `${name} is no export of Open Food Facts: ${missing.length > 0 ? missing.join(", ") : "energy_100g"} is missing.`,
    );
  return { count: columns.length, places, amounts: AMOUNT_FIELDS.map((field) => places.get(field) ?? -1) };
};

const recordOfRow = (line: Line, { count, places, amounts }: Columns): SourceRecord => {
  if (line === "tooLong") return { refused: "tooLong" };
  const text = textOfLine(line);
  if (text === undefined) return { refused: "notUtf8" };
  const cells = text.split("\t");
  if (cells.length !== count) return { refused: "wrongColumns" };
  const cellOf = (field: string): string | undefined => {
    const place = places.get(field);
    const cell = place === undefined ? undefined : cells[place];
    return cell === "" ? undefined : cell;
  };
  return foodOfOff(cellOf, (nth) => cells[amounts[nth] ?? -1]);
};

/** Some records of each piece of the file, those before `from` left out unread. */
async function* after<A>(pieces: AsyncIterable<readonly A[]>, from: number): AsyncGenerator<readonly A[]> {
  let left = from;
  for await (const piece of pieces) {
    const kept = left >= piece.length ? [] : left === 0 ? piece : piece.slice(left);
    left = Math.max(0, left - piece.length);
    if (kept.length > 0) yield kept;
  }
}

const isBlank = (line: Line): boolean => line !== "tooLong" && line.length === 0;

/** The header, and all lines behind it that are not blank. */
async function* rowsBehindHeader(
  bytes: AsyncIterable<Buffer>,
  onHeader: (header: Line) => void,
): AsyncGenerator<readonly Line[]> {
  let isHeader = true;
  for await (const lines of linesOf(bytes)) {
    const [first] = lines;
    if (isHeader && first !== undefined) onHeader(first);
    const rows = (isHeader ? lines.slice(1) : lines).filter((line) => !isBlank(line));
    isHeader = false;
    if (rows.length > 0) yield rows;
  }
}

/** The export of Open Food Facts: separated by tabs whatever it is called, without quoting. */
export async function* offRows(
  bytes: AsyncIterable<Buffer>,
  name: string,
  from: number,
): AsyncGenerator<readonly SourceRecord[]> {
  let columns: Columns = { count: 0, places: new Map(), amounts: [] };
  const rows = rowsBehindHeader(bytes, (header) => {
    const text = header === "tooLong" ? undefined : textOfLine(header);
    if (text === undefined) throw new CatalogueFileRefused("notUtf8", `The first line of ${name} is no UTF-8.`);
    columns = offColumns(text, name);
  });
  for await (const lines of after(rows, from)) yield lines.map((line) => recordOfRow(line, columns));
}

const recordOfDocument = (line: Line): SourceRecord => {
  if (line === "tooLong") return { refused: "tooLong" };
  const text = textOfLine(line);
  if (text === undefined) return { refused: "notUtf8" };
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return { refused: "unreadable" };
  }
  const fields = offFields(document);
  return fields === undefined ? { refused: "unreadable" } : foodOfOff(fields);
};

/** Documents of Open Food Facts, one on each line. */
export async function* offDocuments(
  bytes: AsyncIterable<Buffer>,
  from: number,
): AsyncGenerator<readonly SourceRecord[]> {
  const documents = (async function* () {
    for await (const lines of linesOf(bytes)) yield lines.filter((line) => !isBlank(line));
  })();
  for await (const lines of after(documents, from)) yield lines.map(recordOfDocument);
}
