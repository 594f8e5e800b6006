import type { Writable } from "node:stream";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { SqlCell } from "../sql.ts";

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const CHUNK = 65_536;

/** One cell of COPY's text format: https://www.postgresql.org/docs/current/sql-copy.html, "Text Format". */
const copied = (cell: SqlCell): string =>
  cell === null
    ? "\\N"
    : typeof cell === "number"
      ? String(cell)
      : cell.replaceAll(/[\\\n\r\t]/g, (c) => ESCAPES[c] ?? c);

/** Streams rows into an open COPY, a chunk at a time, at the pace of the server. */
export const copyRows = async (into: Writable, rows: Iterable<readonly SqlCell[]>): Promise<number> => {
  let count = 0;
  function* chunks() {
    let chunk = "";
    for (const row of rows) {
      chunk += `${row.map(copied).join("\t")}\n`;
      count += 1;
      if (chunk.length < CHUNK) continue;
      yield Buffer.from(chunk);
      chunk = "";
    }
    if (chunk !== "") yield Buffer.from(chunk);
  }
  await pipeline(Readable.from(chunks()), into);
  return count;
};
