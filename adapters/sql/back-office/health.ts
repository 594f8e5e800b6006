import type { Health } from "@morsel/application/back-office/health";
import * as Effect from "effect/Effect";
import { dirname } from "node:path";
import type { Sql } from "../engine/sql.ts";

type DatabaseFacts = Pick<Health, "engine" | "schema" | "databaseBytes" | "answerMs"> & {
  /** Folder of the database, where it is a file. */
  readonly folder: string | undefined;
};

/** W645 */
export const readDatabase = (sql: Sql): Effect.Effect<DatabaseFacts> =>
  Effect.gen(function* () {
    const begin = performance.now();
    const [last] = yield* sql<{ readonly schema: number }>`select max(version) as schema from schema_migration`;
    const answerMs = Math.round((performance.now() - begin) * 10) / 10;
    const schema = last?.schema ?? 0;
    if (sql.engine === "sqlite") {
      const [size] = yield* sql<{ readonly bytes: number }>`
        select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
      const [file] = yield* sql<{ readonly file: string }>`
        select file from pragma_database_list where name = 'main'`;
      const folder = file === undefined || file.file === "" ? undefined : dirname(file.file);
      return { engine: "sqlite", schema, databaseBytes: size?.bytes ?? 0, answerMs, folder };
    }
    const [size] = yield* sql<{ readonly bytes: number }>`select pg_database_size(current_database()) as bytes`;
    return { engine: "postgres", schema, databaseBytes: size?.bytes ?? 0, answerMs, folder: undefined };
  });
