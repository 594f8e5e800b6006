import type { MailWords } from "@morsel/application/mail/mail-words";
import type { MailWriter } from "@morsel/application/mail/mail-writer";
import * as Effect from "effect/Effect";

export type MailWriterPorts = { readonly words: MailWords; readonly origin: string };

/** Loads the renderer with the first mail: a server that sends none never holds it. */
export const makeReactMailWriter = ({ words, origin }: MailWriterPorts): MailWriter => ({
  write: (content, locale) =>
    Effect.flatMap(words.in(locale), (say) =>
      Effect.promise(async () => {
        const { renderMail } = await import("./render-mail.ts");
        return renderMail(content, locale, say, origin);
      }),
    ),
});
