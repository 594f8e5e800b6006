import * as Effect from "effect/Effect";
import type { CsvCell } from "@morsel/domain/export";
import type { Member } from "@morsel/domain/identity";
import { listToken } from "./token.ts";

/** Some rows of a file, and how the ones behind them are read; absent behind the last. */
export type ExportPage = { readonly rows: readonly (readonly CsvCell[])[]; readonly next?: Effect.Effect<ExportPage> };

/** One file: its name, the heads of its columns, and its first rows. */
export type ExportFile = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly first: Effect.Effect<ExportPage>;
};

/** W155: files of a concept in a member's export. */
export type ExportFiles = (member: Member) => readonly ExportFile[];
export const ExportFiles = listToken<ExportFiles>("ExportFiles");

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
