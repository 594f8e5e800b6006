import * as Effect from "effect/Effect";
import { type CatalogueSource, NO_COUNTS } from "@morsel/domain/foods";
import type {
  CatalogueImport,
  CatalogueStore,
  ImportUnfinished,
  ImportUnknown,
} from "@morsel/application/catalogues/catalogue-store";
import type { Sql } from "../engine/sql.ts";
import { importOf, type ImportRow } from "./import-rows.ts";
import { storeRows } from "./store-rows.ts";
import { undoImport } from "./undo-import.ts";
import { spellWords } from "./word-counts.ts";

const rowsOf = (sql: Sql) =>
  sql<ImportRow>`select id, name, source, state, file, counts, started_at, finished_at from catalogue_import
    order by id desc`;

const FILLED = ["food", "words", "word", "spelling"] as const;

/**
 * On PostgreSQL the planner wants figures of what has come in, and who first reads a row would write down that it stands: left to
 * the searches, both make them slow for as long as the import took.
 */
const tidied = (sql: Sql, source: CatalogueSource): Effect.Effect<void> =>
  sql.engine === "sqlite"
    ? Effect.void
    : Effect.forEach(FILLED, (table) => sql.script(`vacuum (analyze) ${source}_${table}`), { discard: true });

export const makeSqlCatalogueStore = (sql: Sql): CatalogueStore => {
  // Published foods of members came in by no import.
  const imports = Effect.map(rowsOf(sql), (rows) => rows.map(importOf).filter(({ source }) => source !== "members"));

  const begin = (source: CatalogueSource, file: CatalogueImport["file"], at: number) =>
    sql.transaction((tx) =>
      Effect.gen(function* () {
        if (tx.engine === "postgres") yield* tx`lock table catalogue_import in exclusive mode`;
        const known = (yield* rowsOf(tx)).map(importOf);
        const unfinished = known.find((one) => one.source === source && one.state !== "complete");
        if (unfinished !== undefined)
          return yield* Effect.fail<ImportUnfinished>({ _tag: "ImportUnfinished", unfinished });
        const id = (known[0]?.id ?? 0) + 1;
        const name = `${source}-${id}`;
        const { name: fileName, path, mark } = file;
        const written = JSON.stringify({ name: fileName, path, mark });
        yield* tx`insert into catalogue_import (id, name, source, state, is_shown, file, counts, kept, started_at)
          values (${id}, ${name}, ${source}, 'running', 0, ${written}, ${JSON.stringify(NO_COUNTS)}, 0, ${at})`;
        const begun: CatalogueImport = {
          id,
          name,
          source,
          file: { name: fileName, path, mark },
          state: "running",
          startedAt: at,
          counts: NO_COUNTS,
        };
        return begun;
      }),
    );

  const finish = (running: CatalogueImport, at: number) =>
    Effect.gen(function* () {
      const { id, source } = running;
      const [row] = yield* sql<{ readonly kept: number }>`select kept from catalogue_import where id = ${id}`;
      if ((row?.kept ?? 0) === 0) {
        yield* sql`delete from catalogue_import where id = ${id}`;
        return;
      }
      yield* spellWords(sql, source);
      yield* tidied(sql, source);
      yield* sql`update catalogue_import set state = 'complete', finished_at = ${at},
          is_shown = (select is_on from catalogue_source where source = ${source})
        where id = ${id} and state = 'running'`;
    });

  return {
    imports,
    begin,
    write: (running, rows, counts) => sql.transaction((tx) => storeRows(tx, running, rows, counts)),
    finish,
    undo: (name) =>
      Effect.flatMap(imports, (all) => {
        const found = all.find((one) => one.name === name);
        return found === undefined
          ? Effect.fail<ImportUnknown>({ _tag: "ImportUnknown", name })
          : undoImport(sql, found);
      }),
    sources: Effect.map(
      sql<{ readonly source: string; readonly is_on: number; readonly imports: number }>`select s.source, s.is_on,
          (select count(*) from catalogue_import i where i.source = s.source and i.state = 'complete' and i.id > 0) as imports
        from catalogue_source s order by s.source`,
      (rows) =>
        rows.map((row) => ({ source: row.source as CatalogueSource, isOn: row.is_on === 1, imports: row.imports })),
    ),
    switchSource: (source, isOn) =>
      sql.transaction((tx) =>
        Effect.gen(function* () {
          yield* tx`update catalogue_source set is_on = ${isOn ? 1 : 0} where source = ${source}`;
          yield* tx`update catalogue_import set is_shown = ${isOn ? 1 : 0}
            where source = ${source} and state = 'complete'`;
        }),
      ),
  };
};
