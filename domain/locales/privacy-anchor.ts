import { lookUp } from "../lookup/index.ts";
import type { Locale } from "./locale.ts";
import { pathIn } from "./paths.ts";

/** LO16: the heading "interest-based advertising" of the privacy policy, as its anchor in each language. */
export const ADVERTISING_ANCHORS: Readonly<Record<Locale, string>> = {
  en: "interest-based-advertising",
  da: "interessebaseret-annoncering",
  de: "interessenbasierte-werbung",
  es: "publicidad-basada-en-intereses",
  fr: "publicite-ciblee-par-centres-d-interet",
  id: "iklan-berbasis-minat",
  it: "pubblicita-basata-sugli-interessi",
  ja: "インタレストベース広告",
  ko: "관심-기반-광고",
  ms: "pengiklanan-berasaskan-minat",
  nl: "op-interesses-gebaseerde-advertenties",
  nb: "interessebasert-annonsering",
  pl: "reklamy-oparte-na-zainteresowaniach",
  pt: "publicidade-baseada-em-interesses",
  ru: "реклама-на-основе-интересов",
  sv: "intressebaserad-annonsering",
  tl: "patalastas-batay-sa-interes",
  tr: "ilgi-alanina-dayali-reklam",
  "zh-CN": "基于兴趣的广告",
  "zh-TW": "依興趣顯示的廣告",
};

/** LO16: the footer's link to the privacy policy at its part on advertising. */
export const advertisingPrivacyLink = (locale: Locale): string =>
  `${pathIn(locale, "/privacy-policy")}#${encodeURIComponent(lookUp(ADVERTISING_ANCHORS, locale) ?? ADVERTISING_ANCHORS.en)}`;
