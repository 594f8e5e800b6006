import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { CatalogueFileRefused } from "@morsel/application/catalogues/catalogue";

/** W247: the longest list of ingredients is a hundredth of it. */
const LONGEST_RECORD = 2 ** 20;

export type CsvRow = (column: string) => string;

async function* textsOf(bytes: AsyncIterable<Buffer>, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decoded = (chunk?: Buffer): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw new CatalogueFileRefused("notUtf8", `${name} is no UTF-8.`);
    }
  };
  for await (const chunk of bytes) yield decoded(chunk);
  yield decoded();
}

const refusalOf = (cause: unknown, name: string): unknown => {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "CSV_MAX_RECORD_SIZE")
    return new CatalogueFileRefused("recordTooLong", `${name} holds a row of more than ${LONGEST_RECORD} bytes.`);
  if (code === "CSV_QUOTE_NOT_CLOSED") return new CatalogueFileRefused("truncated", `${name} ends within a row.`);
  if (code.startsWith("CSV_"))
    return new CatalogueFileRefused("damaged", `${name} is no table: ${cause instanceof Error ? cause.message : code}`);
  return cause;
};

/** The rows of a table as FoodData Central writes it, quoted and with a header; the columns that are needed must be there. */
export async function* csvRows(
  bytes: AsyncIterable<Buffer>,
  name: string,
  needed: readonly string[],
): AsyncGenerator<CsvRow> {
  const texts = Readable.from(textsOf(bytes, name));
  const rows = texts.pipe(parse({ bom: true, max_record_size: LONGEST_RECORD, skip_empty_lines: true }));
  texts.on("error", (error) => rows.destroy(error));
  let places: ReadonlyMap<string, number> | undefined;
  try {
    for await (const cells of rows as AsyncIterable<readonly string[]>) {
      if (places !== undefined) {
        const known = places;
        yield (column) => cells[known.get(column) ?? -1] ?? "";
        continue;
      }
      const found = new Map(cells.map((column, i) => [column.trim(), i]));
      const missing = needed.filter((column) => !found.has(column));
      if (missing.length > 0)
        throw new CatalogueFileRefused("wrongColumns", `${name} has no column ${missing.join(", ")}.`);
      places = found;
    }
  } catch (cause) {
    throw refusalOf(cause, name);
  } finally {
    rows.destroy();
    texts.destroy();
  }
}
