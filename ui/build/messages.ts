import { parse } from "@formatjs/icu-messageformat-parser";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../i18n/messages", import.meta.url));
const NAME = "virtual:morsel-messages/";
const FALLBACK = "en";

/** All messages of a locale, its features' files merged. */
export const readMessages = (locale: string, folder = FOLDER): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(`${folder}/${locale}`)
      .filter((file) => file.endsWith(".json"))
      .sort()
      .map((file) => JSON.parse(readFileSync(`${folder}/${locale}/${file}`, "utf8")) as object),
  ) as Record<string, string>;

/** A message without arguments stays text; any other becomes its parsed form, so no parser is sent to the browser. */
const compiled = (text: string): unknown => {
  const parts = parse(text, { captureLocation: false });
  return parts.length === 1 && parts[0]?.type === 0 ? [parts[0]] : parts;
};

/** `import "virtual:morsel-messages/de"` gives German words, English where German has none yet. */
export const messages = (): Plugin => ({
  name: "morsel-messages",
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const locale = id.slice(NAME.length + 1);
    const words = { ...readMessages(FALLBACK), ...readMessages(locale) };
    for (const folder of new Set([FALLBACK, locale]))
      for (const file of readdirSync(`${FOLDER}/${folder}`)) this.addWatchFile(`${FOLDER}/${folder}/${file}`);
    const parsed = Object.fromEntries(Object.entries(words).map(([key, text]) => [key, compiled(text)]));
    return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(parsed))})`, moduleType: "js" };
  },
});
