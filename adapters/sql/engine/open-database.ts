import * as Effect from "effect/Effect";
import type { DatabaseFailure } from "./failures.ts";
import type { Sql } from "./sql.ts";

/** A file, or the address of a PostgreSQL. */
export type DatabasePlace = { readonly path: string } | { readonly url: string };

export type OpenOptions = {
  /** A companion beside the one that writes. */
  readonly readOnly?: boolean;
  /** Told when the database opens, but something about it should be known. */
  readonly warn?: (sentence: string) => void;
};

/** Connections of a PostgreSQL reader: a search asks for several things at once. */
const READERS = 4;

/** Only the engine that is used is loaded. */
export const openDatabase = (
  place: DatabasePlace,
  { readOnly = false, warn }: OpenOptions = {},
): Effect.Effect<Sql, DatabaseFailure> =>
  "path" in place
    ? Effect.flatMap(
        Effect.promise(() => import("./sqlite/open-sqlite.ts")),
        ({ openSqlite }) => openSqlite(place.path, { readOnly, ...(warn === undefined ? {} : { warn }) }),
      )
    : Effect.flatMap(
        Effect.promise(() => import("./postgres/open-postgres.ts")),
        ({ openPostgres }) => openPostgres(place.url, readOnly ? { readOnly, connections: READERS } : {}),
      );
