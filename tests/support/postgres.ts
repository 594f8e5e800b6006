import { randomBytes } from "node:crypto";
import { migrate } from "@morsel/adapters/sql/engine/migrate";
import { openPostgres, type PostgresOptions } from "@morsel/adapters/sql/engine/postgres/open-postgres";
import { Effect } from "effect";
import type { TestDatabase } from "./sqlite.ts";

/** A new, empty database on the server at `url`; `remove` drops it with whoever is still connected. */
export const emptyPostgres = async (
  url: string,
): Promise<{ readonly url: string; readonly remove: () => Promise<void> }> => {
  const name = `morsel_${randomBytes(6).toString("hex")}`;
  const asked = async (statement: string): Promise<void> => {
    const sql = await Effect.runPromise(openPostgres(url, { connections: 1 }));
    await Effect.runPromise(Effect.ensuring(sql.script(statement), sql.close));
  };
  await asked(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, remove: () => asked(`drop database ${name} with (force)`) };
};

/** A new database with the schema. */
export const freshPostgres = async (
  url: string,
  options: PostgresOptions = {},
): Promise<TestDatabase & { readonly url: string }> => {
  const empty = await emptyPostgres(url);
  const sql = await Effect.runPromise(openPostgres(empty.url, options));
  await Effect.runPromise(migrate(sql));
  return {
    sql,
    url: empty.url,
    close: async () => {
      await Effect.runPromise(sql.close);
      await empty.remove();
    },
  };
};
