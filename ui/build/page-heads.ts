import type { PageHeads } from "@morsel/adapters/http-contract/pages/page-heads";
import { SHIPPED_CATEGORIES } from "@morsel/domain/forum";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../i18n/messages", import.meta.url));
const FALLBACK = "en";
const FILES = ["shell", "titles", "descriptions", "eligibility", "forum"] as const;

const read = (locale: string, name: string): Record<string, string> => {
  const path = `${FOLDER}/${locale}/${name}.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Record<string, string>) : {};
};

/** Names of the forum's categories, which a page's place in the forum is said with. */
const CATEGORY_NAMES = new Set(SHIPPED_CATEGORIES.map(({ key }) => String(key)));

const isOfAHead = ([key]: readonly [string, string]): boolean =>
  /^(title|description|announcement)\./.test(key) || CATEGORY_NAMES.has(key);

/** The titles and descriptions of all pages in every language; English where a language has no words yet. */
export const pageHeads = (): PageHeads =>
  Object.fromEntries(
    readdirSync(FOLDER).map((locale) => [
      locale,
      Object.fromEntries(
        FILES.flatMap((name) => Object.entries({ ...read(FALLBACK, name), ...read(locale, name) })).filter(isOfAHead),
      ),
    ]),
  );

/** Writes `.vite/heads.json` beside the manifest, for the server to say in the head of each page. */
export const emitPageHeads = (): Plugin => ({
  name: "morsel-page-heads",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: ".vite/heads.json", source: JSON.stringify(pageHeads()) });
  },
});
