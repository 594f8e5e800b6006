// `npm run admin -- <username or e-mail>`: the member becomes an admin; with --take before it, is none any more.
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { existsSync } from "node:fs";
import { makeSqlAccountStore } from "../../sql/account/account-store.ts";
import { migrate } from "../../sql/migrations/migrate.ts";
import { openDatabase } from "../../sql/engine/open-database.ts";
import { markStillOpen } from "../../sql/engine/sqlite/clean-shutdown.ts";
import { makeSqlMemberStore } from "../../sql/identity/member-store.ts";
import { readConfig } from "../server/config.ts";
import { placeOf } from "../server/database-place.ts";
import { operatorSentence } from "../server/operator-sentence.ts";

const end = (code: 0 | 1, ...lines: readonly string[]): never => {
  for (const line of lines) (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  process.exit(code);
};

const given = process.argv.slice(2);
const isTaken = given[0] === "--take";
const [login, ...more] = isTaken ? given.slice(1) : given;
if (login === undefined || login.startsWith("-") || more.length > 0)
  end(
    1,
    "Say who becomes an admin: npm run admin -- <username or e-mail>; with --take before it the role is taken back.",
  );
const config = readConfig(process.env);
if ("reasons" in config) end(1, ...config.reasons);
else {
  const place = placeOf(config);
  if ("path" in place && !existsSync(place.path))
    end(1, `There is no database at ${place.path}. Set MORSEL_DATA as for the server, and start the server once.`);
  /** ID1: the role comes first; what else the member is stays. */
  const change = Effect.gen(function* () {
    const sql = yield* openDatabase(place);
    const done = Effect.gen(function* () {
      yield* migrate(sql);
      const found = yield* makeSqlMemberStore({ sql, created: [], passwordChanged: [] }).byLogin(login ?? "");
      if (found === undefined) return undefined;
      const others = (found.member.roles ?? []).filter((role) => role !== "administrator");
      yield* makeSqlAccountStore({ sql, passwordChanged: [], usernameChanged: [], tables: [] }).setRoles(
        found.member.id,
        isTaken ? others : ["administrator", ...others],
      );
      return found.member.username;
    });
    return yield* Effect.ensuring(done, sql.close);
  });
  const exit = await Effect.runPromiseExit(change);
  if ("path" in place) markStillOpen(place.path);
  if (Exit.isFailure(exit)) end(1, operatorSentence(exit.cause, config));
  else if (exit.value === undefined) end(1, "Nobody has this name or address. They have to sign up first.");
  else end(0, `${exit.value} is ${isTaken ? "no admin any more" : "an admin"} from the next request on.`);
}
