import type { MessageFormatElement } from "react-intl";

export type Words = Record<string, MessageFormatElement[]>;

/** As they are sent: a message without arguments is its text. */
type Sent = Record<string, string | MessageFormatElement[]>;
type Chunk = { readonly default: Sent; readonly more: () => Promise<{ readonly default: Sent }> };

const LITERAL = 0;

const unpacked = (sent: Sent): Words =>
  Object.fromEntries(
    Object.entries(sent).map(([id, message]) => [
      id,
      typeof message === "string" ? [{ type: LITERAL, value: message }] : message,
    ]),
  );

/** One chunk per locale: a page loads its own words only. Where a language has no words yet, English stands in. */
const loaders: Record<string, () => Promise<Chunk>> = {
  en: () => import("virtual:morsel-messages/en"),
  da: () => import("virtual:morsel-messages/da"),
  de: () => import("virtual:morsel-messages/de"),
  es: () => import("virtual:morsel-messages/es"),
  fr: () => import("virtual:morsel-messages/fr"),
  id: () => import("virtual:morsel-messages/id"),
  it: () => import("virtual:morsel-messages/it"),
  ja: () => import("virtual:morsel-messages/ja"),
  ko: () => import("virtual:morsel-messages/ko"),
  ms: () => import("virtual:morsel-messages/ms"),
  nl: () => import("virtual:morsel-messages/nl"),
  nb: () => import("virtual:morsel-messages/nb"),
  pl: () => import("virtual:morsel-messages/pl"),
  pt: () => import("virtual:morsel-messages/pt"),
  ru: () => import("virtual:morsel-messages/ru"),
  sv: () => import("virtual:morsel-messages/sv"),
  tl: () => import("virtual:morsel-messages/tl"),
  tr: () => import("virtual:morsel-messages/tr"),
  "zh-CN": () => import("virtual:morsel-messages/zh-CN"),
  "zh-TW": () => import("virtual:morsel-messages/zh-TW"),
};

/** What the diary and the shell say, and a way to the rest: the words of pages that most visits never see. */
export const loadFirstMessages = async (
  locale: string,
): Promise<{ readonly words: Words; readonly more: () => Promise<Words> }> => {
  const load = loaders[locale] ?? loaders["en"];
  if (load === undefined) return { words: {}, more: async () => ({}) };
  const first = await load();
  return { words: unpacked(first.default), more: async () => unpacked((await first.more()).default) };
};

export const loadMessages = async (locale: string): Promise<Words> => {
  const { words, more } = await loadFirstMessages(locale);
  return { ...words, ...(await more()) };
};
