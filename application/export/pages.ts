import * as Effect from "effect/Effect";
import type { CsvCell } from "@morsel/domain/export";
import type { ExportPage } from "./export-files.ts";

/** W157: page by page; `placeOf` names where the one behind begins. */
export const paginate = <Thing, Place>(
  limit: number,
  read: (after: Place | undefined, limit: number) => Effect.Effect<readonly Thing[]>,
  placeOf: (last: Thing) => Place,
  rowsOf: (thing: Thing) => readonly (readonly CsvCell[])[],
  after?: Place,
): Effect.Effect<ExportPage> =>
  Effect.map(read(after, limit), (page): ExportPage => {
    const last = page.length < limit ? undefined : page.at(-1);
    const rows = page.flatMap(rowsOf);
    return last === undefined ? { rows } : { rows, next: paginate(limit, read, placeOf, rowsOf, placeOf(last)) };
  });
