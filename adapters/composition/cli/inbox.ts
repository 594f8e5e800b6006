// `npm run inbox`: what people wrote with the contact form, newest first, for the operator at a terminal.
import { CONTACT_TEXT } from "@morsel/domain/contact";
import * as Effect from "effect/Effect";
import { makeSqlContactStore } from "../../sql/contact/contact-store.ts";
import { runWithDatabase } from "./run-with-database.ts";

const MOST = 100;

/** Replaces control characters in messages, so that they neither move the cursor nor colour the terminal. */
const plain = (text: string): string => text.slice(0, CONTACT_TEXT.max).replaceAll(/[^\P{C}\n\t]/gu, "�");

await runWithDatabase((sql) =>
  Effect.map(makeSqlContactStore(sql).newest({ limit: MOST }), (messages) =>
    messages.length === 0
      ? ["Nobody has written yet."]
      : messages.map(
          ({ receivedAt, email, topic, text, member, locale }) =>
            `${new Date(receivedAt).toISOString()}  ${topic}  ${plain(email)}${member === undefined ? "" : `  member ${member}`}  (${locale})\n${plain(text)}\n`,
        ),
  ),
);
