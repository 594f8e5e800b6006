import { lookUp } from "../lookup/index.ts";
import type { Locale } from "../locales/index.ts";

/** Address of the forum: its own pages or another host, and the entry that signs members in there. */
export type ForumSite = {
  /** Without trailing slash: "/community", or "https://community.example.org". */
  readonly base: string;
  readonly singleSignOn: string;
  readonly clientId: string;
};

export const BUILT_IN_FORUM: ForumSite = {
  base: "/community",
  singleSignOn: "/community/sso_login",
  clientId: "morsel-web",
};

/** NA10: the forum's category for feature suggestions; a language without one of its own shares the English category. */
const SUGGESTIONS: Readonly<Partial<Record<Locale, string>>> = {
  da: "funktionsforslag",
  de: "funktionsvorschlaege",
  es: "sugerencias-de-funciones",
  fr: "suggestions-de-fonctionnalites",
  it: "suggerimenti-di-funzionalita",
  ja: "kinou-no-teian",
  ko: "gineung-jean",
  nb: "funksjonsforslag",
  nl: "suggesties-voor-functies",
  pt: "sugestoes-de-recursos",
  ru: "predlozheniya-funktsiy",
  sv: "funktionsforslag-sv",
  "zh-CN": "gongneng-jianyi",
  "zh-TW": "gongneng-jianyi-tw",
};

/** NA10 */
export const suggestionsCategory = (locale: Locale): string =>
  lookUp<string | undefined>(SUGGESTIONS, locale) ?? "feature-suggestions";

/** NA9: where the entry leads to: the target where it is the forum's own, else the forum's first page. */
export const forumTarget = (target: string, site: Pick<ForumSite, "base">): string =>
  target === site.base || (target.startsWith(`${site.base}/`) && !/[\s\\]|\/\.\.?(?:[/?#]|$)/.test(target))
    ? target
    : site.base;

/** NA9: the address of a category: members go through single sign-on with client id and target, visitors go straight there. */
export const forumLink = (category: string, isSignedIn: boolean, site: ForumSite = BUILT_IN_FORUM): string => {
  const target = category === "" ? site.base : `${site.base}/categories/${encodeURIComponent(category.toWellFormed())}`;
  return isSignedIn
    ? `${site.singleSignOn}?client_id=${encodeURIComponent(site.clientId.toWellFormed())}&target=${encodeURIComponent(target.toWellFormed())}`
    : target;
};
