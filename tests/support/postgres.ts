import { randomBytes } from "node:crypto";
import { openPostgres, type PostgresOptions } from "@morsel/adapters/sql/engine/postgres/open-postgres";
import { Effect } from "effect";
import type { TestDatabase } from "./sqlite.ts";

/** The limits of the product are times of a visitor who waits: a busy machine that runs every kind of tests takes longer. */
export const PATIENCE = 25;

/** The database with the whole schema, from which a test run copies its own. */
export const TEMPLATE = "morsel_template";

const runScript = async (url: string, statement: string): Promise<void> => {
  const sql = await Effect.runPromise(openPostgres(url, { connections: 1, patience: PATIENCE }));
  await Effect.runPromise(Effect.ensuring(sql.script(statement), sql.close));
};

/** Creates a database on the server at `url` and gives its own address. */
export const createDatabase = async (url: string, name: string, template = "template1"): Promise<string> => {
  await runScript(url, `create database ${name} template ${template}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
};

/** A new database on the server at `url`, empty unless it copies a template; `remove` drops it with its connections. */
export const emptyPostgres = async (
  url: string,
  template = "template1",
): Promise<{ readonly url: string; readonly remove: () => Promise<void> }> => {
  const name = `morsel_${randomBytes(6).toString("hex")}`;
  return {
    url: await createDatabase(url, name, template),
    remove: () => runScript(url, `drop database ${name} with (force)`),
  };
};

/** A new database with the schema, on a server whose `TEMPLATE` has been made. */
export const freshPostgres = async (
  url: string,
  options: PostgresOptions = {},
): Promise<TestDatabase & { readonly url: string }> => {
  const empty = await emptyPostgres(url, TEMPLATE);
  const sql = await Effect.runPromise(openPostgres(empty.url, { patience: PATIENCE, ...options }));
  return {
    sql,
    url: empty.url,
    close: async () => {
      await Effect.runPromise(sql.close);
      await empty.remove();
    },
  };
};
