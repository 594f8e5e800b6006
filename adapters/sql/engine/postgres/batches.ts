import type { SqlCell } from "../sql.ts";

/** Characters of one batch: large enough that round trips do not count, small enough that memory does not. */
const BATCH = 1_000_000;

/**
 * The statement that inserts a batch: the column types are the table's own. COPY would be somewhat faster, but a stream that
 * the server refuses in its midst is hard to end in order.
 */
export const insertBatch = (table: string, columns: readonly string[]): string => {
  const names = columns.join(", ");
  return `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1::json)`;
};

export type Batch = { readonly json: string; readonly rows: number };

/** Rows as JSON texts, drawn as they are needed. */
export function* batches(columns: readonly string[], rows: Iterable<readonly SqlCell[]>): Generator<Batch> {
  const keys = columns.map((column) => `${JSON.stringify(column)}:`);
  let json = "";
  let count = 0;
  for (const row of rows) {
    json += `${count === 0 ? "[{" : ",{"}${row.map((cell, i) => (keys[i] ?? "") + JSON.stringify(cell)).join(",")}}`;
    count += 1;
    if (json.length < BATCH) continue;
    yield { json: `${json}]`, rows: count };
    json = "";
    count = 0;
  }
  if (count > 0) yield { json: `${json}]`, rows: count };
}
