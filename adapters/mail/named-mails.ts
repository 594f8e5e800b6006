import type { MailWords } from "@morsel/application/mail/mail-words";
import type { Mailer } from "@morsel/application/mail/mailer";
import type { ReadSiteNames } from "@morsel/application/site-settings/read-site-names";
import * as Effect from "effect/Effect";

/** SS9: mails come from the site by its name, from the configuration's address. */
export const makeNamedMailer = (mailer: Mailer, names: ReadSiteNames): Mailer => ({
  send: (mail) => Effect.flatMap(names, ({ site }) => mailer.send(site === "" ? mail : { ...mail, sender: site })),
});

/** SS9 */
export const makeNamedMailWords = (words: MailWords, names: ReadSiteNames): MailWords => ({
  in: (locale) => Effect.flatMap(names, ({ site }) => (site === "" ? words.in(locale) : words.in(locale, site))),
});
