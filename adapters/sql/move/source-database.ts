import { DatabaseSync } from "node:sqlite";
import { databaseFailure } from "../engine/failures.ts";
import type { SqlCell, SqlScalar } from "../engine/sql.ts";
import { isInUse } from "../engine/sqlite/restore.ts";
import { sqliteFailure } from "../engine/sqlite/sqlite-failure.ts";
import { asCell } from "./as-cell.ts";

/** A SQLite file that nobody writes to while it is read. */
export type SourceDatabase = {
  readonly schema: number;
  /** Columns of each table of rows; virtual tables and those that they keep for themselves are not among them. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  /** Bytes are given as PostgreSQL reads them in a text. */
  readonly rows: (select: string) => Iterable<readonly SqlCell[]>;
  readonly close: () => void;
};

const columnsOf = (database: DatabaseSync): ReadonlyMap<string, readonly string[]> => {
  const known = database.prepare("select schema, name, type from pragma_table_list where schema = 'main'").all();
  const tables = known.filter(({ type, name }) => type === "table" && !String(name).startsWith("sqlite_"));
  return new Map(
    tables.map(({ name }) => [
      String(name),
      database
        .prepare("select name from pragma_table_info(?) order by cid")
        .all(String(name))
        .map((column) => String(column["name"])),
    ]),
  );
};

/** Opens the file and keeps writers out until it is closed. Throws a failure with a sentence for the operator. */
export const openSource = (path: string): SourceDatabase => {
  if (isInUse(path))
    throw databaseFailure("DatabaseBusy", `The server uses ${path}. Stop it first: its last writes would be left out.`);
  try {
    const database = new DatabaseSync(path);
    database.exec("begin immediate");
    return {
      schema: Number(database.prepare("select max(version) as version from schema_migration").get()?.["version"]),
      columns: columnsOf(database),
      *rows(select) {
        const statement = database.prepare(select);
        statement.setReturnArrays(true);
        for (const row of statement.iterate()) yield (row as unknown as readonly SqlScalar[]).map(asCell);
      },
      close: () => {
        database.exec("rollback");
        database.close();
      },
    };
  } catch (cause) {
    throw sqliteFailure(path, cause);
  }
};
