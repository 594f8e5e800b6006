import type { Locale } from "./locale.ts";
import { pathIn } from "./paths.ts";

export type LanguageChange = {
  readonly locale: Locale;
  /** A failure to save is logged and stops nothing. */
  readonly savesToProfile: boolean;
  readonly navigateTo: string;
};

/** LO17: set the locale; if logged in, save it to the profile; then go to the same page in the new language. */
export const languageChange = (locale: Locale, currentPath: string, isSignedIn: boolean): LanguageChange => ({
  locale,
  savesToProfile: isSignedIn,
  navigateTo: pathIn(locale, currentPath),
});

/** LO18: the body of the user's update, names as on the wire. */
export const localeUpdate = (locale: Locale) => ({ item: { location_preferences: { locale } } }) as const;
