import * as locales from "@morsel/domain/locales";
import { describe, expect, it } from "vitest";

describe("languages in words", () => {
  it("LO4 each language by its own name", () => {
    expect(Object.values(locales.LANGUAGE_NAMES).join(" | ")).toBe(
      "English | Dansk | Deutsch | Español | Français | Bahasa Indonesia | Italiano | 日本語 | 한국어 | Bahasa Melayu | " +
        "Nederlands | Norsk bokmål | Polski | Português (Brasil) | Русский | Svenska | Tagalog | Türkçe | 简体中文 | 繁體中文",
    );
  });

  it("LO6 the tags are the languages' own but for Brazilian and Filipino", () => {
    expect(locales.LOCALES.map(locales.languageTag).join(" ")).toBe(
      "en da de es fr id it ja ko ms nl nb pl pt-BR ru sv fil tr zh-CN zh-TW",
    );
  });

  it("LO7 other names of our languages, the Chinese of each place, and what is wished most", () => {
    for (const [wish, locale] of [
      ["nn", "nb"],
      ["in", "id"],
      ["zh", "zh-CN"],
      ["zh-TW", "zh-TW"],
      ["zh_HK", "zh-TW"],
      ["zh-mo", "zh-TW"],
      ["zh-Hant", "zh-TW"],
      ["da; q=0.2, sv;q=0.9", "sv"],
      ["da;level=1;q=0.2, sv; q=0.1", "da"],
      ["da;q=0.5, sv;q=0.5", "da"],
      ["da;q=-1, sv;q=0.001", "sv"],
      [`${"x,".repeat(498)}da`, "da"],
      [`${"x,".repeat(500)}da`, "en"],
    ] as const)
      expect([wish, locales.preferredLocale(wish)]).toEqual([wish, locale]);
  });

  it("LO16 the anchor of each language, encoded", () => {
    expect(
      decodeURIComponent(locales.LOCALES.map((one) => locales.advertisingPrivacyLink(one).split("#")[1]).join(" ")),
    ).toBe(
      "interest-based-advertising interessebaseret-annoncering interessenbasierte-werbung publicidad-basada-en-intereses " +
        "publicite-ciblee-par-centres-d-interet iklan-berbasis-minat pubblicita-basata-sugli-interessi インタレストベース広告 관심-기반-광고 " +
        "pengiklanan-berasaskan-minat op-interesses-gebaseerde-advertenties interessebasert-annonsering " +
        "reklamy-oparte-na-zainteresowaniach publicidade-baseada-em-interesses реклама-на-основе-интересов " +
        "intressebaserad-annonsering patalastas-batay-sa-interes ilgi-alanina-dayali-reklam 基于兴趣的广告 依興趣顯示的廣告",
    );
  });
});
