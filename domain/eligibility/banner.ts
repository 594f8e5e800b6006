import { DEFAULT_LOCALE, type Locale } from "../locales/index.ts";
import { isObject, parsedJson } from "./parsed-json.ts";

/** EL17: Unreadable is logged as a warning and hides the banner; `message` is HTML, to be sanitised before it is shown. */
export type Banner =
  | { readonly _tag: "Shown"; readonly message: string }
  | { readonly _tag: "Hidden" }
  | { readonly _tag: "Unreadable" };

/** EL18: the feature flag that carries the banner's treatment. */
export const BANNER_FLAG = "web-announcement-banner-logged-in";

type Known = { readonly isShown: boolean; readonly messages: ReadonlyMap<string, string> };

/** EL17: show_banner and a list of {language, message}, as an object or as JSON text. */
const known = (config: unknown): Known | undefined => {
  const value = typeof config === "string" ? parsedJson(config) : config;
  if (!isObject(value) || typeof value["show_banner"] !== "boolean") return undefined;
  const list: unknown = value["language_configs"];
  if (!Array.isArray(list)) return undefined;
  const messages = new Map<string, string>();
  for (const entry of list as readonly unknown[]) {
    if (!isObject(entry)) return undefined;
    const { language, message } = entry;
    if (typeof language !== "string" || typeof message !== "string") return undefined;
    if (message.trim() !== "" && !messages.has(language)) messages.set(language, message);
  }
  return { isShown: value["show_banner"], messages };
};

/**
 * EL17, EL18: the announcement for a language: shown when show_banner is true, the treatment is "on", and there is a message in
 * the language or in English. `config` is what the operator's flag carries, of any kind.
 */
export const bannerFor = (config: unknown, locale: Locale, treatment: string | undefined): Banner => {
  if (config === undefined || config === null) return { _tag: "Hidden" };
  const banner = known(config);
  if (banner === undefined) return { _tag: "Unreadable" };
  const message = banner.messages.get(locale) ?? banner.messages.get(DEFAULT_LOCALE);
  return banner.isShown && treatment === "on" && message !== undefined
    ? { _tag: "Shown", message }
    : { _tag: "Hidden" };
};
