// `npm run move -- sqlite postgres`: moves an installation from its SQLite file into the PostgreSQL that DATABASE_URL names.
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDatabaseFailure } from "../../sql/engine/failures.ts";
import { openPostgres } from "../../sql/engine/postgres/open-postgres.ts";
import { migrate } from "../../sql/migrations/migrate.ts";
import { analyzed, moveToPostgres } from "../../sql/move/move-to-postgres.ts";
import { openSource } from "../../sql/move/source-database.ts";
import { readConfig } from "../server/config.ts";
import { operatorSentence } from "../server/operator-sentence.ts";
import { exitWith } from "./run-with-database.ts";

/** No visitor waits for this command. */
const PATIENCE = 600;

const opened = (path: string) => {
  try {
    return openSource(path);
  } catch (cause) {
    return exitWith(1, isDatabaseFailure(cause) ? cause.message : String(cause));
  }
};

const [from, to, ...more] = process.argv.slice(2);
if (from !== "sqlite" || to !== "postgres" || more.length > 0)
  exitWith(1, "Say from where to where: npm run move -- sqlite postgres.");
const config = readConfig(process.env);
if ("reasons" in config) exitWith(1, ...config.reasons);
else {
  const { databaseUrl, dataFolder } = config;
  const path = join(dataFolder, "morsel.sqlite");
  if (databaseUrl === undefined) exitWith(1, "Set DATABASE_URL to the PostgreSQL that everything moves to.");
  else if (!existsSync(path)) exitWith(1, `There is no database at ${path}. Set MORSEL_DATA as for the server.`);
  else {
    const source = opened(path);
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    const exit = await Effect.runPromiseExit(
      Effect.gen(function* () {
        const target = yield* openPostgres(databaseUrl, { connections: 2, patience: PATIENCE });
        const moving = Effect.gen(function* () {
          yield* migrate(target);
          const moved = yield* moveToPostgres(source, target, (table, rows) => {
            if (rows > 0) say(`${table}: ${rows}`);
          });
          yield* analyzed(target);
          return [...moved.values()].reduce((sum, rows) => sum + rows, 0);
        });
        return yield* Effect.ensuring(moving, target.close);
      }),
    );
    source.close();
    if (Exit.isFailure(exit)) exitWith(1, operatorSentence(exit.cause, config), `${path} is as it was.`);
    else
      exitWith(
        0,
        `Moved ${exit.value} rows, each compared. ${path} is as it was.`,
        "Start the server with the same MORSEL_DATA and DATABASE_URL: what is sealed and pictures' keys stay in that folder.",
      );
  }
}
