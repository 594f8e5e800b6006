import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../i18n/messages", import.meta.url));
const NAME = "virtual:morsel-messages/";
const FALLBACK = "en";
/** What every page says: header, menus, refusals that any page can meet. All else comes with the pages that say it. */
const EVERYWHERE = "shell";

const filesOf = (locale: string): readonly string[] =>
  readdirSync(`${FOLDER}/${locale}`)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();

const read = (locale: string, name: string): Record<string, string> => {
  const path = `${FOLDER}/${locale}/${name}.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Record<string, string>) : {};
};

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
 * `import "virtual:morsel-messages/de"` gives the German words of every page, English where German has none yet, and `others`
 * fetches those of each other file of messages. They come parsed, so that no parser is sent to the browser.
 */
export const messages = (): Plugin => ({
  name: "morsel-messages",
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const [locale = FALLBACK, name = EVERYWHERE] = id.slice(NAME.length + 1).split("/");
    for (const folder of new Set([FALLBACK, locale])) this.addWatchFile(`${FOLDER}/${folder}/${name}.json`);
    const words = compiled({ ...read(FALLBACK, name), ...read(locale, name) });
    const others = filesOf(FALLBACK)
      .filter((file) => file !== EVERYWHERE)
      .map((file) => `${JSON.stringify(file)}: () => import("${NAME}${locale}/${file}")`);
    const more = name === EVERYWHERE ? `export const others = { ${others.join(", ")} };` : "";
    return { code: `export default JSON.parse(${JSON.stringify(words)}); ${more}`, moduleType: "js" };
  },
});
