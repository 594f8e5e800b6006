// `npm run doctor`: whether the configured database is sound, and what to do if not. It changes nothing.
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { existsSync } from "node:fs";
import { isDatabaseFailure } from "../../sql/engine/failures.ts";
import { openDatabase } from "../../sql/engine/open-database.ts";
import { lastShutdown, lostWritesMessage } from "../../sql/engine/sqlite/clean-shutdown.ts";
import { checkIntegrity } from "../../sql/engine/sqlite/connect.ts";
import { sqliteFailure } from "../../sql/engine/sqlite/sqlite-failure.ts";
import { readConfig } from "../server/config.ts";
import { placeOf } from "../server/database-place.ts";
import { operatorSentence } from "../server/operator-sentence.ts";

const end = (code: 0 | 1, ...lines: readonly string[]): never => {
  for (const line of lines) (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  process.exit(code);
};

const SHUTDOWNS = {
  clean: () => "The last stop was in order.",
  unclean: () => "The database is in use, or the last stop was not in order; its log is there, so nothing is missing.",
  lost: lostWritesMessage,
} as const;

const examine = (path: string): never => {
  if (!existsSync(path)) return end(1, `There is no database at ${path}. Set MORSEL_DATA as for the server.`);
  const last = lastShutdown(path);
  try {
    const damage = checkIntegrity(path);
    if (damage !== undefined) return end(1, damage.message, SHUTDOWNS[last](path));
  } catch (cause) {
    return end(1, isDatabaseFailure(cause) ? cause.message : sqliteFailure(path, cause).message);
  }
  return end(last === "lost" ? 1 : 0, `${path} is whole.`, SHUTDOWNS[last](path));
};

const config = readConfig(process.env);
if ("reasons" in config) end(1, ...config.reasons);
else {
  const place = placeOf(config);
  if ("path" in place) examine(place.path);
  const exit = await Effect.runPromiseExit(Effect.flatMap(openDatabase(place, { readOnly: true }), (sql) => sql.close));
  if (Exit.isFailure(exit)) end(1, operatorSentence(exit.cause, config));
  end(0, "PostgreSQL answers and lets this server in.");
}
