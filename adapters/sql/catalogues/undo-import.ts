import { indexWords, unpackNames, type CatalogueSource } from "@morsel/domain/foods";
import type { CatalogueImport } from "@morsel/application/catalogues/catalogue-store";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { sqlOf } from "./source-tables.ts";
import { countWords } from "./word-counts.ts";

const ROWS_AT_ONCE = 500;

type Row = { readonly place: number; readonly food_id: string; readonly names: string };

/** The index keeps no text: it forgets a food when it is told its words once more. */
const forgotten = (tx: Sql, source: CatalogueSource, rows: readonly Row[]): Effect.Effect<void> =>
  Effect.gen(function* () {
    const on = sqlOf(tx, source);
    for (const { place, names } of rows) {
      if (names === "") continue;
      if (tx.engine === "postgres") yield* on`delete from imported_words where place = ${place}`;
      else {
        const words = indexWords(unpackNames(names)).join(" ");
        yield* on`insert into imported_words (imported_words, rowid, words) values ('delete', ${place}, ${words})`;
      }
    }
    yield* countWords(
      tx,
      source,
      rows.map(({ names }) => indexWords(unpackNames(names))),
      -1,
    );
  });

/** W241: what the import had replaced stands again, unless a later one has replaced that too. */
export const removed = (tx: Sql, source: CatalogueSource, batch: number, rows: readonly Row[]): Effect.Effect<void> =>
  Effect.gen(function* () {
    const on = sqlOf(tx, source);
    const ids = rows.map(({ food_id }) => food_id);
    yield* on`update imported_food set replaced_by =
        (select n.replaced_by from imported_food n where n.food_id = imported_food.food_id and n.batch = ${batch})
      where food_id in ${ids} and replaced_by = ${batch}`;
    yield* forgotten(tx, source, rows);
    yield* on`delete from imported_food where food_id in ${ids} and batch = ${batch}`;
  });

/** Part by part, so that nobody waits; hidden it is already. Answers how many foods there were. */
export const undoImport = (sql: Sql, { id, source }: CatalogueImport): Effect.Effect<number> =>
  Effect.gen(function* () {
    yield* sql`update catalogue_import set state = 'undoing', is_shown = 0 where id = ${id}`;
    let last = -1;
    let count = 0;
    for (;;) {
      const after = last;
      const rows = yield* sqlOf(sql, source)<Row>`select place, food_id, names from imported_food
        where place > ${after} and batch = ${id} order by place limit ${ROWS_AT_ONCE}`;
      if (rows.length === 0) break;
      last = rows.at(-1)?.place ?? last;
      count += rows.length;
      yield* sql.transaction((tx) => removed(tx, source, id, rows));
    }
    const on = sqlOf(sql, source);
    yield* on`delete from imported_spelling where word in (select word from imported_word where foods <= 0)`;
    yield* on`delete from imported_word where foods <= 0`;
    yield* sql`delete from catalogue_import where id = ${id}`;
    return count;
  });
