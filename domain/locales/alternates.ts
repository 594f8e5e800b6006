import { DEFAULT_LOCALE, LOCALES } from "./locale.ts";
import { type Alternate, canonical, pathIn } from "./paths.ts";

/** LO11: the page in each of the 20 languages, and x-default, which is the default language's address. */
export const alternates = (path: string, origin: string): readonly Alternate[] => [
  ...LOCALES.map((locale) => ({ hreflang: locale, href: canonical(pathIn(locale, path), origin) })),
  { hreflang: "x-default", href: canonical(pathIn(DEFAULT_LOCALE, path), origin) },
];
