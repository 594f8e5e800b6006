// `npm run visits`: how often pages were looked at in the last thirty days, for the operator at a terminal.
import type { CalendarDate } from "@morsel/domain/calendar";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { existsSync } from "node:fs";
import { makeSqlPageViewStore } from "../../sql/analytics/page-view-store.ts";
import { openDatabase } from "../../sql/engine/open-database.ts";
import { readConfig } from "../server/config.ts";
import { placeOf } from "../server/database-place.ts";
import { operatorSentence } from "../server/operator-sentence.ts";

const DAYS_MS = 30 * 86_400_000;

const end = (code: 0 | 1, ...lines: readonly string[]): never => {
  for (const line of lines) (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  process.exit(code);
};

const config = readConfig(process.env);
if ("reasons" in config) end(1, ...config.reasons);
else {
  const place = placeOf(config);
  if ("path" in place && !existsSync(place.path))
    end(1, `There is no database at ${place.path}. Set MORSEL_DATA as for the server.`);
  const from = new Date(Date.now() - DAYS_MS).toISOString().slice(0, 10) as CalendarDate;
  const read = Effect.gen(function* () {
    const sql = yield* openDatabase(place, { warn: (sentence) => process.stderr.write(`${sentence}\n`) });
    return yield* Effect.ensuring(makeSqlPageViewStore(sql).since(from), sql.close);
  });
  const exit = await Effect.runPromiseExit(read);
  if (Exit.isFailure(exit)) end(1, operatorSentence(exit.cause, config));
  else
    end(
      0,
      ...(exit.value.length === 0 ? ['Nothing was counted: see "analytics" in docs/site-file.md.'] : []),
      ...exit.value.map(
        ({ day, page, locale, views }) => `${day}  ${String(views).padStart(8)}  ${locale.padEnd(5)}  ${page}`,
      ),
    );
}
