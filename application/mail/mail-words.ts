import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { MailWords as Words } from "./mail-template.ts";

/** The words of mails, by language; English stands in where one has none. SS9: with the site's own name in them. */
export interface MailWords {
  readonly in: (locale: string, siteName?: string) => Effect.Effect<(words: Words) => string>;
}

export const MailWords = token<MailWords>("MailWords");
