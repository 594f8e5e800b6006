import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MailWords } from "@morsel/application/mail/mail-words";
import * as Effect from "effect/Effect";

type Texts = Readonly<Record<string, string>>;

/** Message files of mails and of the nutrients that they name. */
const FILES = ["nutrition.json", "mail.json"];

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
  return (id: string) => {
    const text = own[id] ?? english[id];
    if (text === undefined) throw new Error(`No message ${id}`);
    return new IntlMessageFormat(text, own[id] === undefined ? "en" : locale, undefined, { ignoreTag: true });
  };
};

/** The page's own folder of messages: a language is read, and what formats it is loaded, when its first mail is written. */
export const makeMessageMailWords = (folder: string): MailWords => {
  const languages = new Map<string, ReturnType<typeof wordsIn>>();
  return {
    in: (locale) =>
      Effect.promise(async () => {
        const words = languages.get(locale) ?? wordsIn(folder, locale);
        languages.set(locale, words);
        const formatOf = await words;
        return ({ id, values = {} }) => String(formatOf(id).format(values));
      }),
  };
};
