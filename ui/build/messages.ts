import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../i18n/messages", import.meta.url));
const NAME = "virtual:morsel-messages/";
const FALLBACK = "en";

/** Features whose words are fetched with their pages: the diary does without them. */
const LATER: readonly string[] = [
  "account.json",
  "copy-dialog.json",
  "diary-settings.json",
  "food-page.json",
  "goals.json",
  "landing.json",
  "legal.json",
  "titles.json",
  "quick-add.json",
];

const filesOf = (locale: string): readonly string[] =>
  readdirSync(`${FOLDER}/${locale}`)
    .filter((file) => file.endsWith(".json"))
    .sort();

const read = (locale: string, files: readonly string[]): Record<string, string> =>
  Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(`${FOLDER}/${locale}/${file}`, "utf8")) as object),
  ) as Record<string, string>;

/** A message without arguments stays text, for the load to wrap; any other comes parsed. */
const compiled = (words: Record<string, string>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(words).map(([id, text]) => {
        const parts = parse(text, { captureLocation: false });
        const [only] = parts;
        return [id, parts.length === 1 && only?.type === TYPE.literal ? only.value : parts];
      }),
    ),
  );

/**
 * `import "virtual:morsel-messages/de"` gives German words, English where German has none yet; its `more` fetches
 * those of the later pages. They come parsed, so that no parser is sent to the browser.
 */
export const messages = (): Plugin => ({
  name: "morsel-messages",
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const [locale = FALLBACK, part] = id.slice(NAME.length + 1).split("/");
    const isWanted = (file: string) => LATER.includes(file) === (part === "more");
    const words = {
      ...read(FALLBACK, filesOf(FALLBACK).filter(isWanted)),
      ...read(locale, filesOf(locale).filter(isWanted)),
    };
    for (const folder of new Set([FALLBACK, locale]))
      for (const file of filesOf(folder)) this.addWatchFile(`${FOLDER}/${folder}/${file}`);
    const more = part === "more" ? "" : `export const more = () => import("${NAME}${locale}/more");`;
    return { code: `export default JSON.parse(${JSON.stringify(compiled(words))}); ${more}`, moduleType: "js" };
  },
});
