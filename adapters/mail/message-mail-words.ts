import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PRODUCT_NAME } from "@morsel/domain/locales";
import type { MailWords } from "@morsel/application/mail/mail-words";
import * as Effect from "effect/Effect";

type Texts = Readonly<Record<string, string>>;

/** Message files of mails, of the nutrients that they name, and of the forum, whose feeds are written here too. */
const FILES = ["nutrition.json", "mail.json", "forum.json"];

const textsIn = (folder: string, locale: string): Texts =>
  Object.assign(
    {},
    ...FILES.map((name) => join(folder, locale, name))
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, "utf8"))),
  );

const wordsIn = async (folder: string, locale: string) => {
  const { IntlMessageFormat } = await import("intl-messageformat");
  const [own, english] = [textsIn(folder, locale), textsIn(folder, "en")];
  return (id: string, siteName: string) => {
    const text = own[id] ?? english[id];
    if (text === undefined) throw new Error(`No message ${id}`);
    // Before values stand in it: a member may be called as the product is. An apostrophe alone would begin what is quoted.
    const named = text.replaceAll(PRODUCT_NAME, siteName.replaceAll("'", "''"));
    return new IntlMessageFormat(named, own[id] === undefined ? "en" : locale, undefined, { ignoreTag: true });
  };
};

/** The page's own folder of messages: a language is read, and what formats it is loaded, when its first mail is written. */
export const makeMessageMailWords = (folder: string): MailWords => {
  const languages = new Map<string, ReturnType<typeof wordsIn>>();
  return {
    in: (locale, siteName = PRODUCT_NAME) =>
      Effect.promise(async () => {
        const words = languages.get(locale) ?? wordsIn(folder, locale);
        languages.set(locale, words);
        const formatOf = await words;
        return ({ id, values = {} }) => String(formatOf(id, siteName).format(values));
      }),
  };
};
