import type { MessageFormatElement } from "react-intl";

export type Words = Record<string, MessageFormatElement[]>;

/** One chunk per locale: a page loads its own words only. Where a language has no words yet, English stands in. */
const loaders: Record<string, () => Promise<{ readonly default: Words }>> = {
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

export const loadMessages = async (locale: string): Promise<Words> => {
  const load = loaders[locale] ?? loaders["en"];
  return load === undefined ? {} : (await load()).default;
};
