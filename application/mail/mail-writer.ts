import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { MailContent } from "./mail-template.ts";

export type WrittenMail = { readonly subject: string; readonly text: string; readonly html: string };

/** W226: says a mail in its reader's language, as HTML and as plain text, from one source. */
export interface MailWriter {
  readonly write: (content: MailContent, locale: string) => Effect.Effect<WrittenMail>;
}

export const MailWriter = token<MailWriter>("MailWriter");
