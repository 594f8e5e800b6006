import type { MailWords } from "@morsel/application/mail/mail-words";
import * as Effect from "effect/Effect";

/** Says ids and values as they are, in every language. */
export const makeMemoryMailWords = (): MailWords => ({
  in: () => Effect.succeed(({ id, values = {} }) => [id, ...Object.values(values)].join(" ")),
});
