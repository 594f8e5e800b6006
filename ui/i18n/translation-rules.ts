import { parse, TYPE, type MessageFormatElement, type PluralElement } from "@formatjs/icu-messageformat-parser";

/** Marks of quotation that texts of a language may have. Texts in English ones are a translator's slip. */
const QUOTES: Readonly<Record<string, string>> = {
  da: "”»«",
  de: "„“‚‘",
  es: "«»“”",
  fr: "«»",
  id: "“”",
  it: "«»“”",
  ja: "「」『』",
  ko: "‘’“”",
  ms: "“”",
  nb: "«»",
  nl: "‘’“”",
  pl: "„”«»",
  pt: "“”",
  ru: "«»„“",
  sv: "”",
  tl: "“”",
  tr: "“”‘",
  "zh-CN": "“”‘",
  "zh-TW": "「」『』",
};
/** An apostrophe is no quotation mark, whatever the language. */
const ANY_QUOTE = /["«»“”„‟‚‘「」『』]/g;

/** Every plural of a message, those inside of others too. */
const pluralsIn = (parts: readonly MessageFormatElement[]): readonly PluralElement[] =>
  parts.flatMap((part) => {
    if (part.type === TYPE.tag) return pluralsIn(part.children);
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
    const inner = Object.values(part.options).flatMap(({ value }) => pluralsIn(value));
    return part.type === TYPE.plural ? [part, ...inner] : inner;
  });

/** Texts outside of arguments and tags. */
const textsIn = (parts: readonly MessageFormatElement[]): string =>
  parts
    .map((part) => {
      if (part.type === TYPE.literal) return part.value;
      if (part.type === TYPE.tag) return textsIn(part.children);
      if (part.type === TYPE.plural || part.type === TYPE.select)
        return Object.values(part.options)
          .map(({ value }) => textsIn(value))
          .join(" ");
      return "";
    })
    .join("");

/** Plural forms that CLDR knows in the language and the message lacks. */
const missingForms = (locale: string, parts: readonly MessageFormatElement[]): readonly string[] =>
  pluralsIn(parts).flatMap(({ value, pluralType = "cardinal", options }) =>
    new Intl.PluralRules(locale, { type: pluralType })
      .resolvedOptions()
      .pluralCategories.filter((form) => options[form] === undefined)
      .map((form) => `its plural of "${value}" lacks "${form}"`),
  );

/** Digits that no locale of ours writes. */
const FOREIGN_DIGITS = /(?![0-9])\p{Nd}/u;
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/**
 * The faults of a translated message that need no knowledge of the language: forms of a plural, marks of quotation, digits, and
 * English that was left. `isSameRightly` tells that the language says it as English does.
 */
export const faultsOf = (locale: string, english: string, text: string, isSameRightly: boolean): readonly string[] => {
  const parts = parse(text);
  const said = textsIn(parts);
  const allowed = QUOTES[locale] ?? "";
  const quotes = [...new Set(said.match(ANY_QUOTE) ?? [])].filter((mark) => !allowed.includes(mark));
  const isSame = text === english && hasWords(said);
  return [
    ...missingForms(locale, parts),
    ...quotes.map((mark) => `quotes with ${mark}`),
    ...(FOREIGN_DIGITS.test(said) ? ["has digits of another script"] : []),
    ...(isSame && !isSameRightly ? ["is English still"] : []),
    ...(!isSame && isSameRightly ? ["is listed as the same as English, and differs"] : []),
  ];
};
