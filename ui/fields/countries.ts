import { COUNTRIES } from "@morsel/domain/currency";

/** The country of the first language that names one: "de-AT" says Austria. */
export const countryOf = (languages: readonly string[]): string =>
  languages
    .map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1])
    .find((code) => code !== undefined && COUNTRIES.includes(code)) ?? "US";
