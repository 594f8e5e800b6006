import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { existsSync } from "node:fs";
import { migrate } from "../../sql/migrations/migrate.ts";
import { openDatabase } from "../../sql/engine/open-database.ts";
import { markStillOpen } from "../../sql/engine/sqlite/clean-shutdown.ts";
import type { Sql } from "../../sql/engine/sql.ts";
import { readConfig } from "../server/config.ts";
import { placeOf } from "../server/database-place.ts";
import { operatorSentence } from "../server/operator-sentence.ts";

/** A command's result: lines for its reader, and an exit code for its caller. */
export const exitWith = (code: 0 | 1, ...lines: readonly string[]): never => {
  for (const line of lines) (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  process.exit(code);
};

/** The sentence that says why a command did nothing. */
type CommandRefused = { readonly refused: string };

/** Does something at the database that the server uses, by the same settings, and ends with the lines that it answers. */
export const runWithDatabase = async (
  work: (sql: Sql) => Effect.Effect<readonly string[] | CommandRefused>,
): Promise<never> => {
  const config = readConfig(process.env);
  if ("reasons" in config) return exitWith(1, ...config.reasons);
  const place = placeOf(config);
  if ("path" in place && !existsSync(place.path))
    return exitWith(1, `There is no database at ${place.path}. Set MORSEL_DATA as for the server.`);
  const done = Effect.gen(function* () {
    const sql = yield* openDatabase(place, { warn: (sentence) => process.stderr.write(`${sentence}\n`) });
    return yield* Effect.ensuring(Effect.andThen(migrate(sql), work(sql)), sql.close);
  });
  const exit = await Effect.runPromiseExit(done);
  if ("path" in place) markStillOpen(place.path);
  if (Exit.isFailure(exit)) return exitWith(1, operatorSentence(exit.cause, config));
  return "refused" in exit.value ? exitWith(1, exit.value.refused) : exitWith(0, ...exit.value);
};
