// `npm run inbox`: what people wrote with the contact form, newest first, for the operator at a terminal.
import { CONTACT_TEXT } from "@morsel/application/contact/contact-message";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { existsSync } from "node:fs";
import { openDatabase } from "../../sql/engine/open-database.ts";
import { makeSqlContactStore } from "../../sql/contact/contact-store.ts";
import { readConfig } from "../server/config.ts";
import { placeOf } from "../server/database-place.ts";
import { operatorSentence } from "../server/operator-sentence.ts";

const MOST = 100;

/** What people typed moves no cursor and colours no terminal. */
const plain = (text: string): string => text.slice(0, CONTACT_TEXT.max).replaceAll(/[^\P{C}\n\t]/gu, "�");

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
  const read = Effect.gen(function* () {
    const sql = yield* openDatabase(place, { warn: (sentence) => process.stderr.write(`${sentence}\n`) });
    return yield* Effect.ensuring(makeSqlContactStore(sql).newest({ limit: MOST }), sql.close);
  });
  const exit = await Effect.runPromiseExit(read);
  if (Exit.isFailure(exit)) end(1, operatorSentence(exit.cause, config));
  else
    end(
      0,
      ...(exit.value.length === 0 ? ["Nobody has written yet."] : []),
      ...exit.value.map(
        ({ receivedAt, email, topic, text, member, locale }) =>
          `${new Date(receivedAt).toISOString()}  ${topic}  ${plain(email)}${member === undefined ? "" : `  member ${member}`}  (${locale})\n${plain(text)}\n`,
      ),
    );
}
