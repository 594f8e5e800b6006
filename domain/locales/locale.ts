/** LO1: the 20 languages of the product; "pt" is Brazilian Portuguese. */
export const LOCALES = [
  "en",
  "da",
  "de",
  "es",
  "fr",
  "id",
  "it",
  "ja",
  "ko",
  "ms",
  "nl",
  "nb",
  "pl",
  "pt",
  "ru",
  "sv",
  "tl",
  "tr",
  "zh-CN",
  "zh-TW",
] as const;

export type Locale = (typeof LOCALES)[number];

/** LO2: the 15 that the header's selector offers, in its order. */
export const SELECTOR_LOCALES = [
  "en",
  "de",
  "es",
  "fr",
  "pt",
  "it",
  "nb",
  "nl",
  "ru",
  "sv",
  "da",
  "ko",
  "ja",
  "zh-CN",
  "zh-TW",
] as const satisfies readonly Locale[];

/** LO3: the language without a prefix. */
export const DEFAULT_LOCALE = "en" satisfies Locale;

/** LO1: exactly as written in the list; "DE" or "zh-cn" is no locale. */
export const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text);

/** LO4: each language by its own name, as the selector shows it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  da: "Dansk",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  id: "Bahasa Indonesia",
  it: "Italiano",
  ja: "日本語",
  ko: "한국어",
  ms: "Bahasa Melayu",
  nl: "Nederlands",
  nb: "Norsk bokmål",
  pl: "Polski",
  pt: "Português (Brasil)",
  ru: "Русский",
  sv: "Svenska",
  tl: "Tagalog",
  tr: "Türkçe",
  "zh-CN": "简体中文",
  "zh-TW": "繁體中文",
};

/** LO5: all 20 are written from left to right; the question is asked per locale so that a 21st may answer otherwise. */
export const directionOf = (_locale: Locale): "ltr" | "rtl" => "ltr";

/** LO6: the BCP 47 tag for formatting numbers and dates, and for the page's lang attribute. */
export const languageTag = (locale: Locale): string => (locale === "pt" ? "pt-BR" : locale === "tl" ? "fil" : locale);

const ALIASES: ReadonlyMap<string, Locale> = new Map([
  ["no", "nb"],
  ["nn", "nb"],
  ["fil", "tl"],
  ["in", "id"],
  ["zh", "zh-CN"],
]);

const matching = (tag: string): Locale | undefined => {
  const parts = tag.toLowerCase().split(/[-_]/);
  const language = parts[0] ?? "";
  if (language === "zh" && parts.some((part) => ["tw", "hk", "mo", "hant"].includes(part))) return "zh-TW";
  return ALIASES.get(language) ?? LOCALES.find((locale) => locale === language);
};

/** LO7: the best of our languages for an Accept-Language header or a browser's list joined with commas; the default if none. */
export const preferredLocale = (header: string): Locale => {
  const wishes = header
    .slice(0, 1000)
    .split(",")
    .map((wish, position) => {
      const [tag = "", ...parameters] = wish.trim().split(";");
      const quality = Number(
        parameters
          .find((text) => text.trim().startsWith("q="))
          ?.trim()
          .slice(2) ?? "1",
      );
      return { tag, position, quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.position - b.position);
  for (const { tag } of wishes) {
    const found = matching(tag);
    if (found !== undefined) return found;
  }
  return DEFAULT_LOCALE;
};
