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

  it("LO7 a quality of none, or that is no number, is no wish; of equal wishes the first counts", () => {
    for (const [wish, locale] of [
      ["da;q=0, sv;q=0.1", "sv"],
      ["da;q=much, sv;q=0.1", "sv"],
      ["da;q=much", "en"],
      ["sv, da", "sv"],
      ["fr;q=0.4,de;q=0.8,sv;q=0.8", "de"],
      ["", "en"],
    ] as const)
      expect([wish, locales.preferredLocale(wish)]).toEqual([wish, locale]);
  });

  it("LO8 LO9 a path begins with one slash, whatever stood before it, and a query or a hash stays", () => {
    for (const [given, path] of [
      ["", "/"],
      ["?a", "/?a"],
      [" /x", "/x"],
      ["\u0000/x", "/x"],
      ["!x", "/!x"],
      ["\t/\n/x", "/x"],
      ["x?y/?z", "/x?y/?z"],
    ] as const) {
      expect([given, locales.splitLocale(given)]).toEqual([given, { locale: "en", path }]);
      expect(locales.splitLocale(locales.pathIn("de", given))).toEqual({ locale: "de", path });
    }
    expect(["/?a", "/#b", "/x/?a", "/"].map((path) => locales.pathIn("de", path))).toEqual([
      "/de?a",
      "/de#b",
      "/de/x/?a",
      "/de",
    ]);
  });

  it("LO10 a path is judged as a router reads it: dots, doubled slashes and what follows it are no part of it", () => {
    for (const [given, path] of [
      ["/food/./diary", "/food/diary"],
      ["//food///diary//", "/food/diary"],
      ["/food/x/../diary", "/food/diary"],
      ["/food?x=/../y", "/food"],
      ["?food", "/"],
      ["/../../food", "/food"],
    ] as const)
      expect([given, locales.normalizedPath(given)]).toEqual([given, path]);
    expect([locales.barePath("?x"), locales.barePath("#x"), locales.barePath("/a#?x")]).toEqual(["/", "/", "/a"]);
  });

  it("LO13 an address is outside by what it begins with", () => {
    for (const [address, isOut] of [
      ["https://a.b/c", true],
      ["//a.b", true],
      ["mailto:a@b.de", true],
      ["/food?from=https://a.b", false],
      ["/x//y", false],
    ] as const)
      expect([address, locales.isExternalUrl(address)]).toEqual([address, isOut]);
  });

  it("LO14 a title has no blanks around it", () => {
    expect([locales.pageTitle("  Diary "), locales.pageTitle("  ")]).toEqual(["Diary | Morsel", "Morsel"]);
  });

  it("LO15 titles are read from their addresses, or are written, or are those of another page", () => {
    expect(locales.DEFAULT_TITLES.has("")).toBe(false);
    for (const [path, title] of [
      ["/", { key: "title.home", text: locales.DEFAULT_TITLES.get("/")?.text }],
      ["/food/quick-add", { key: "title.food.quick-add", text: "Quick add" }],
      ["/data-usage", { key: "title.data-usage", text: "Data usage" }],
      ["/community/categories/x", { key: "title.community.categories", text: "Community" }],
      ["/api", { key: "title.api", text: "API" }],
      ["/nowhere/at/all", { key: "title.404", text: "Page not found" }],
    ] as const)
      expect([path, locales.defaultTitleOf(path)]).toEqual([path, title]);
    expect([...locales.DEFAULT_TITLES.values()].filter(({ text }) => !/^[A-Z0-9][^*/]*$/.test(text))).toEqual([]);
  });
});
