import { defaultTitleOf, type Locale } from "@morsel/domain/locales";
import type { PageHeads } from "../../http-contract/pages/page-heads.ts";
import { readBuilt } from "./built.ts";

/** A page's title, and a sentence about its purpose, which exists only once the page is built. */
export type PageHead = { readonly title: string; readonly description: string | undefined };

/** LO15: by path, in the reader's language; where there are no words yet, the domain's English titles stand in. */
export const makePageHeads = (folder: string): ((path: string, locale: Locale) => PageHead) => {
  const heads: PageHeads = readBuilt(folder, "heads.json", {});
  return (path, locale) => {
    const { key, text } = defaultTitleOf(path);
    const words = heads[locale];
    return { title: words?.[key] ?? text, description: words?.[key.replace(/^title/, "description")] };
  };
};
