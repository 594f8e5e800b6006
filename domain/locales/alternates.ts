import { DEFAULT_LOCALE, LOCALES } from "./locale.ts";
import { type Alternate, barePath, withLocalePrefix, withoutTrailingSlashes } from "./paths.ts";

/** LO11: the page in each of the 20 languages, and x-default, which is the default language's address. */
export const alternates = (path: string, origin: string): readonly Alternate[] => {
  const bare = barePath(path);
  const host = withoutTrailingSlashes(origin);
  return [
    ...LOCALES.map((locale) => ({ hreflang: locale, href: host + withLocalePrefix(locale, bare) })),
    { hreflang: "x-default", href: host + withLocalePrefix(DEFAULT_LOCALE, bare) },
  ];
};
