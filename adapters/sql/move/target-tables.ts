import * as Effect from "effect/Effect";
import type { Sql, SqlScalar } from "../engine/sql.ts";
import { asCell } from "./as-cell.ts";
import { addRow, NO_ROWS, type RowSum } from "./row-sums.ts";

/** A statement that is put together from names of tables, which are ours. */
const made = (text: string): TemplateStringsArray => Object.assign([text], { raw: [text] });

/** Columns of each table that holds rows; a table of parts is one, and its parts are none. */
export const targetColumns = (sql: Sql): Effect.Effect<ReadonlyMap<string, readonly string[]>> =>
  Effect.map(
    sql<{ readonly name: string; readonly columns: string }>`
      select c.relname as "name", string_agg(a.attname, ' ' order by a.attnum) as "columns"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      group by c.relname order by c.relname`,
    (rows) => new Map(rows.map(({ name, columns }) => [name, columns.split(" ")])),
  );

const AT_ONCE = 2_000;

/** Reads a whole table part by part, in a transaction, and sums what stands in it. */
export const sumOfTarget = (tx: Sql, table: string, columns: readonly string[]): Effect.Effect<RowSum> =>
  Effect.gen(function* () {
    yield* tx.script(`declare moved no scroll cursor for select ${columns.join(", ")} from ${table}`);
    const fetch = made(`fetch ${AT_ONCE} from moved`);
    let sum = NO_ROWS;
    for (;;) {
      const rows = yield* tx<Readonly<Record<string, SqlScalar>>>(fetch);
      for (const row of rows)
        sum = addRow(
          sum,
          columns.map((column) => asCell(row[column])),
        );
      if (rows.length < AT_ONCE) break;
    }
    yield* tx.script("close moved");
    return sum;
  });

export const hasMembers = (sql: Sql): Effect.Effect<boolean> =>
  Effect.map(sql<{ readonly id: string }>`select id from member limit 1`, ([row]) => row !== undefined);
