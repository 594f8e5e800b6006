import { defaultTitleOf, type Locale } from "@morsel/domain/locales";
import type { PageHeads } from "../../http-contract/pages/page-heads.ts";
import type { AnnouncementWords } from "./announcement.ts";
import { readBuilt } from "./built.ts";

/** A page's title, and a sentence about its purpose, which exists only once the page is built. */
export type PageHead = { readonly title: string; readonly description: string | undefined };

/** BO5: words beside an announcement; the build has those of the reader's language. */
export const makeAnnouncementWords = (folder: string): ((locale: Locale) => AnnouncementWords) => {
  const heads: PageHeads = readBuilt(folder, "heads.json", {});
  return (locale) => ({
    label: heads[locale]?.["announcement.label"] ?? "Announcement",
    dismiss: heads[locale]?.["announcement.dismiss"] ?? "Close announcement",
  });
};

/** A word of the page's that its head says too; undefined until the page is built. */
export const makeHeadWords = (folder: string): ((key: string, locale: Locale) => string | undefined) => {
  const heads: PageHeads = readBuilt(folder, "heads.json", {});
  return (key, locale) => heads[locale]?.[key];
};

/** LO15: by path, in the reader's language; where there are no words yet, the domain's English titles stand in. */
export const makePageHeads = (folder: string): ((path: string, locale: Locale) => PageHead) => {
  const heads: PageHeads = readBuilt(folder, "heads.json", {});
  return (path, locale) => {
    const { key, text } = defaultTitleOf(path);
    const words = heads[locale];
    return { title: words?.[key] ?? text, description: words?.[key.replace(/^title/, "description")] };
  };
};
