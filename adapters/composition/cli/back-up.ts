// `npm run backup -- <file>`: the configured database as one file, of one instant, while the server goes on.
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { backUpSqlite } from "../../sql/engine/sqlite/backup.ts";
import { readConfig } from "../server/config.ts";
import { placeOf } from "../server/database-place.ts";
import { operatorSentence } from "../server/operator-sentence.ts";

const end = (code: 0 | 1, ...lines: readonly string[]): never => {
  for (const line of lines) (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  process.exit(code);
};

// The backup holds members' diaries, so only its owner may read it, like the database.
process.umask(0o077);
const [name, ...more] = process.argv.slice(2);
if (name === undefined || more.length > 0)
  end(1, "Say where the backup goes: npm run backup -- <file>, which must not exist yet.");
const config = readConfig(process.env);
if ("reasons" in config) end(1, ...config.reasons);
else {
  const place = placeOf(config);
  // npm runs scripts in the project's folder; a relative name is meant where the operator typed it.
  const to = resolve(process.env["INIT_CWD"] ?? ".", name ?? "");
  if ("url" in place) end(1, "DATABASE_URL names a PostgreSQL. Back it up with pg_dump, which comes with it.");
  else if (!existsSync(place.path)) end(1, `There is no database at ${place.path}. Set MORSEL_DATA as for the server.`);
  else if (!existsSync(dirname(to))) end(1, `There is no directory ${dirname(to)}.`);
  else {
    const exit = await Effect.runPromiseExit(backUpSqlite(place.path, to));
    if (Exit.isFailure(exit)) end(1, operatorSentence(exit.cause, config));
    end(0, `Backed up ${place.path} to ${to}.`);
  }
}
