import * as Effect from "effect/Effect";
import { databaseFailure, type DatabaseFailure } from "../engine/failures.ts";
import type { Sql, SqlCell } from "../engine/sql.ts";
import { NEWEST_SCHEMA } from "../migrations/migrations.ts";
import { addRow, isSameSum, NO_ROWS, type RowSum } from "./row-sums.ts";
import { loadSearchWords, SEARCH_TABLES } from "./search-words.ts";
import type { SourceDatabase } from "./source-database.ts";
import { hasMembers, sumOfTarget, targetColumns } from "./target-tables.ts";

/** Rows of each moved table. */
export type Moved = ReadonlyMap<string, number>;

type TableMoved = (table: string, rows: number) => void;

const BOOK = "schema_migration";

/** Counts that one process on SQLite has in memory: they begin anew. */
const IN_MEMORY = ["login_failure", "rate_limit"];

const refused = (sentence: string): DatabaseFailure => databaseFailure("StatementFailed", sentence);

/** Hands rows on and sums them on their way. */
function* summed(rows: Iterable<readonly SqlCell[]>, keep: (sum: RowSum) => void): Generator<readonly SqlCell[]> {
  let sum = NO_ROWS;
  for (const row of rows) {
    sum = addRow(sum, row);
    yield row;
  }
  keep(sum);
}

const moveTable = (tx: Sql, source: SourceDatabase, table: string, columns: readonly string[]) =>
  Effect.gen(function* () {
    let sent = NO_ROWS;
    const rows = source.rows(`select ${columns.join(", ")} from ${table}`);
    yield* tx.load(
      table,
      columns,
      summed(rows, (sum) => {
        sent = sum;
      }),
    );
    const there = yield* sumOfTarget(tx, table, columns);
    if (!isSameSum(sent, there))
      return yield* Effect.fail(
        refused(`${table} has ${there.rows} rows after ${sent.rows} were moved, or others. Nothing was kept.`),
      );
    return there.rows;
  });

/** Tables of rows that both have, as the target names their columns. A column that only one of them has is a fault of the program. */
const tablesOf = (source: SourceDatabase, target: ReadonlyMap<string, readonly string[]>) => {
  const made = new Set([BOOK, ...IN_MEMORY, ...SEARCH_TABLES.map(({ name }) => name)]);
  const tables = [...target].filter(([table]) => !made.has(table));
  const wrong = tables.filter(
    ([table, columns]) => source.columns.get(table)?.toSorted().join() !== columns.toSorted().join(),
  );
  return { tables, wrong: wrong.map(([table]) => table) };
};

/**
 * Moves all that a SQLite file holds into an empty PostgreSQL with the same schema: every table is read back and compared, and it
 * is kept as a whole or not at all.
 */
export const moveToPostgres = (
  source: SourceDatabase,
  target: Sql,
  tell: TableMoved = () => undefined,
): Effect.Effect<Moved, DatabaseFailure> =>
  Effect.gen(function* () {
    if (source.schema !== NEWEST_SCHEMA)
      return yield* Effect.fail(
        refused(
          `The file has schema ${source.schema}, this program ${NEWEST_SCHEMA}. Start its server once, then move.`,
        ),
      );
    if (yield* hasMembers(target))
      return yield* Effect.fail(refused("The PostgreSQL has members already. Name an empty one."));
    const { tables, wrong } = tablesOf(source, yield* targetColumns(target));
    if (wrong.length > 0)
      return yield* Effect.fail(refused(`Columns of ${wrong.join(", ")} differ between the two. Nothing was moved.`));
    return yield* target.transaction((tx) =>
      Effect.gen(function* () {
        const moved = new Map<string, number>();
        const all = [...tables.map(([table]) => table), ...SEARCH_TABLES.map(({ name }) => name)];
        yield* tx.script(all.map((table) => `delete from ${table}`).join("; "));
        for (const [table, columns] of tables) {
          moved.set(table, yield* moveTable(tx, source, table, columns));
          tell(table, moved.get(table) ?? 0);
        }
        for (const table of SEARCH_TABLES) tell(table.name, yield* loadSearchWords(tx, source, table));
        return moved;
      }),
    );
  });

/** After the move: figures that let the planner choose right. */
export const analyzed = (target: Sql): Effect.Effect<void> => target.script("analyze");
