import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { wordGroups } from "./word-groups.ts";

const FOLDER = fileURLToPath(new URL("../i18n/messages", import.meta.url));
const NAME = "virtual:morsel-messages/";
const FALLBACK = "en";
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

const others = (locale: string): string => {
  const groups = [...wordGroups()].filter(([group]) => group !== "");
  const loads = groups.map(([group], i) => `const g${i} = () => import("${NAME}${locale}/${group}");`);
  const names = groups.flatMap(([, held], i) => held.map((name) => `${JSON.stringify(name)}: g${i}`));
  return `${loads.join(" ")} export const others = { ${names.join(", ")} };`;
};

/**
 * `import "virtual:morsel-messages/de"` gives the German words of every page, English where German has none yet, and `others`
 * fetches those of each other file of messages, several at once. They come parsed, so that no parser is sent to the browser.
 */
export const messages = (): Plugin => ({
  name: "morsel-messages",
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const [locale = FALLBACK, group = ""] = id.slice(NAME.length + 1).split("/");
    const held = wordGroups().get(group) ?? [];
    const text: Record<string, string> = {};
    for (const name of held) {
      for (const folder of new Set([FALLBACK, locale])) this.addWatchFile(`${FOLDER}/${folder}/${name}.json`);
      Object.assign(text, read(FALLBACK, name), read(locale, name));
    }
    const more = group === "" ? others(locale) : "";
    return { code: `export default JSON.parse(${JSON.stringify(compiled(text))}); ${more}`, moduleType: "js" };
  },
});
