// `npm run move -- sqlite postgres`: moves an installation from its SQLite file into the PostgreSQL that DATABASE_URL names.
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { existsSync } from "node:fs";
import { isDatabaseFailure } from "../../sql/engine/failures.ts";
import { openPostgres } from "../../sql/engine/postgres/open-postgres.ts";
import { migrate } from "../../sql/migrations/migrate.ts";
import { analyzed, moveToPostgres } from "../../sql/move/move-to-postgres.ts";
import { openSource, type SourceDatabase } from "../../sql/move/source-database.ts";
import { readConfig } from "../server/config.ts";
import { sqlitePathIn } from "../server/database-place.ts";
import { operatorSentence } from "../server/operator-sentence.ts";
import { exitWith } from "./run-with-database.ts";

/** No visitor waits for this command. */
const PATIENCE = 600;

const opened = (path: string): SourceDatabase => {
  try {
    return openSource(path);
  } catch (cause) {
    return exitWith(1, isDatabaseFailure(cause) ? cause.message : String(cause));
  }
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Answers how many rows it moved. */
const moving = (source: SourceDatabase, databaseUrl: string) =>
  Effect.gen(function* () {
    const target = yield* openPostgres(databaseUrl, { connections: 2, patience: PATIENCE });
    const work = Effect.gen(function* () {
      yield* migrate(target);
      const moved = yield* moveToPostgres(source, target, (table, rows) => {
        if (rows > 0) say(`${table}: ${rows}`);
      });
      yield* analyzed(target);
      return [...moved.values()].reduce((sum, rows) => sum + rows, 0);
    });
    return yield* Effect.ensuring(work, target.close);
  });

const run = async (words: readonly string[]): Promise<never> => {
  if (words.join(" ") !== "sqlite postgres")
    return exitWith(1, "Say from where to where: npm run move -- sqlite postgres.");
  const config = readConfig(process.env);
  if ("reasons" in config) return exitWith(1, ...config.reasons);
  const { databaseUrl } = config;
  const path = sqlitePathIn(config);
  if (databaseUrl === undefined) return exitWith(1, "Set DATABASE_URL to the PostgreSQL that everything moves to.");
  if (!existsSync(path)) return exitWith(1, `There is no database at ${path}. Set MORSEL_DATA as for the server.`);
  const source = opened(path);
  const exit = await Effect.runPromiseExit(moving(source, databaseUrl));
  source.close();
  if (Exit.isFailure(exit)) return exitWith(1, operatorSentence(exit.cause, config), `${path} is as it was.`);
  return exitWith(
    0,
    `Moved ${exit.value} rows, each compared. ${path} is as it was.`,
    "Start the server with DATABASE_URL and the same MORSEL_DATA, which keeps the secret: members stay signed in.",
  );
};

await run(process.argv.slice(2));
