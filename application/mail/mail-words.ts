import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { MailWords as Words } from "./mail-template.ts";

/** The words of mails, by language; English stands in where one has none. */
export interface MailWords {
  readonly in: (locale: string) => Effect.Effect<(words: Words) => string>;
}

export const MailWords = token<MailWords>("MailWords");
