import {
  ADVERTISING_ANCHORS,
  advertisingPrivacyLink,
  alternates,
  barePath,
  canonicalUrl,
  DEFAULT_LOCALE,
  DEFAULT_TITLES,
  defaultTitleOf,
  directionOf,
  isLocale,
  isExternalUrl,
  LANGUAGE_NAMES,
  languageChange,
  localeUpdate,
  languageTag,
  linkIn,
  LOCALES,
  pageTitle,
  pathIn,
  preferredLocale,
  SELECTOR_LOCALES,
  splitLocale,
} from "@morsel/domain/locales";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const ORIGIN = "https://morsel.example";
const locales = fc.constantFrom(...LOCALES);
const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => !isLocale(text));
const paths = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom("", "?a=1", "?a=/de/x", "#top", "?x#y"))
  .map(([parts, tail]) => `/${parts.join("/")}${tail}`);

describe("languages", () => {
  it("LO1 twenty languages, exactly as written", () => {
    expect(LOCALES.join(" ")).toBe("en da de es fr id it ja ko ms nl nb pl pt ru sv tl tr zh-CN zh-TW");
    for (const odd of ["DE", "zh", "zh-cn", "pt-BR", "", undefined, null, 1, "constructor"])
      expect(isLocale(odd)).toBe(false);
  });

  it("LO2 fifteen in the selector, in its order", () => {
    expect(SELECTOR_LOCALES.join(" ")).toBe("en de es fr pt it nb nl ru sv da ko ja zh-CN zh-TW");
  });

  it("LO3 the default is English", () => expect(DEFAULT_LOCALE).toBe("en"));

  it("LO4 every language is named in itself, no two alike", () => {
    expect(new Set(LOCALES.map((locale) => LANGUAGE_NAMES[locale])).size).toBe(20);
    expect([LANGUAGE_NAMES.de, LANGUAGE_NAMES.ja, LANGUAGE_NAMES.pt]).toEqual([
      "Deutsch",
      "日本語",
      "Português (Brasil)",
    ]);
  });

  it("LO5 all twenty run as the platform says", () => {
    const rtl = ["ar", "he", "fa", "ur"];
    for (const locale of LOCALES) expect(directionOf(locale)).toBe(rtl.includes(locale.slice(0, 2)) ? "rtl" : "ltr");
  });

  it("LO6 every tag is one that numbers can be formatted by", () => {
    for (const locale of LOCALES) expect(Intl.NumberFormat.supportedLocalesOf(languageTag(locale))).toHaveLength(1);
    expect(languageTag("pt")).toBe("pt-BR");
  });

  it("LO7 wishes are answered by quality, then by order, else in English", () => {
    for (const [wish, locale] of [
      ["pt-BR,pt;q=0.9,en;q=0.8", "pt"],
      ["cs, de;q=0.5, fr;q=0.7", "fr"],
      ["zh-Hant-HK", "zh-TW"],
      ["zh-SG", "zh-CN"],
      ["no", "nb"],
      ["fil-PH", "tl"],
      ["DE-at", "de"],
      ["de;q=0, fr", "fr"],
      ["*", "en"],
      ["", "en"],
      ["xx,yy;q=abc", "en"],
      ["constructor, __proto__, da;q=0.1", "da"],
    ] as const)
      expect(preferredLocale(wish)).toBe(locale);
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(isLocale(preferredLocale(text))).toBe(true);
      }),
    );
  });
});

describe("prefixes", () => {
  it("LO8 adding a prefix and taking it off gives the page back", () => {
    fc.assert(
      fc.property(locales, paths, (locale, path) => {
        expect(splitLocale(pathIn(locale, path))).toEqual({ locale, path });
        expect(pathIn(locale, path).startsWith(`/${locale}`)).toBe(locale !== "en" || path.startsWith("/en"));
      }),
    );
    expect(splitLocale("/en/food")).toEqual({ locale: "en", path: "/en/food" });
    expect(splitLocale("/deutsch")).toEqual({ locale: "en", path: "/deutsch" });
    expect(splitLocale("/de")).toEqual({ locale: "de", path: "/" });
  });

  it("LO8 what is split off never names another host", () => {
    for (const path of ["/de//evil.com", "//evil.com", "/de/\\evil.com", "\\\\evil.com", "/de/de//evil"]) {
      const rest = splitLocale(path).path;
      expect(new URL(rest, ORIGIN).origin).toBe(ORIGIN);
    }
    // Browsers drop tabs and line ends wherever they stand, and blanks and control characters at the beginning.
    const signs = fc.constantFrom("/", "\\", "\t", "\n", "\r", " ", "\u0000", ".", "de", "en", "?", "evil.com");
    fc.assert(
      fc.property(fc.array(signs), locales, (all, locale) => {
        const path = all.join("");
        const made = [splitLocale(path).path, pathIn(locale, path), languageChange(locale, path, true).navigateTo];
        for (const address of made) {
          expect(address).toMatch(/^\/(?![/\\])[^\t\n\r]*$/u);
          expect(new URL(address, ORIGIN).origin).toBe(ORIGIN);
        }
        expect(new URL(canonicalUrl(path, ORIGIN)).origin).toBe(ORIGIN);
      }),
    );
  });

  it("LO9 a prefix is replaced, never added to another", () => {
    fc.assert(
      fc.property(locales, locales, paths, (one, other, path) => {
        expect(pathIn(other, pathIn(one, path))).toBe(pathIn(other, path));
      }),
    );
    expect(pathIn("de", "/")).toBe("/de");
    expect(pathIn("de", "/?a=1")).toBe("/de?a=1");
  });

  it("LO10 checks see neither prefix nor query nor trailing slash", () => {
    fc.assert(
      fc.property(locales, paths, (locale, path) => {
        const bare = barePath(path);
        expect(bare).not.toMatch(/[?#]|.\/$/);
        for (const same of [pathIn(locale, path), pathIn(locale, `${bare}/`), pathIn(locale, `${bare}?q=1#h`)])
          expect(barePath(same)).toBe(bare);
      }),
    );
  });

  it("LO11 alternates name every language and x-default, whatever the page's own", () => {
    fc.assert(
      fc.property(locales, paths, (locale, path) => {
        const links = alternates(pathIn(locale, path), ORIGIN);
        expect(links.map(({ hreflang }) => hreflang)).toEqual([...LOCALES, "x-default"]);
        expect(links).toEqual(alternates(path, ORIGIN));
        expect(links.at(-1)?.href).toBe(links[0]?.href);
        expect(new Set(links.map(({ href }) => href)).size).toBe(20);
      }),
    );
  });

  it("LO12 the canonical address is one of the alternates, and its own canonical address", () => {
    fc.assert(
      fc.property(locales, paths, (locale, path) => {
        const one = canonicalUrl(pathIn(locale, path), `${ORIGIN}/`);
        expect(alternates(path, ORIGIN)).toContainEqual({ hreflang: locale, href: one });
        expect(canonicalUrl(one.slice(ORIGIN.length), ORIGIN)).toBe(one);
      }),
    );
    expect(canonicalUrl("/de/food/diary/?date=x#y", ORIGIN)).toBe(`${ORIGIN}/de/food/diary`);
    expect(canonicalUrl("/", ORIGIN)).toBe(`${ORIGIN}/`);
  });

  it("LO13 other hosts are never prefixed", () => {
    for (const outside of ["https://blog.example/x", "//community.example", "mailto:a@b.c"]) {
      expect(isExternalUrl(outside)).toBe(true);
      for (const locale of LOCALES) expect(linkIn(locale, outside)).toBe(outside);
    }
    expect(linkIn("de", "/jobs")).toBe("/de/jobs");
  });
});

describe("titles and the privacy anchor", () => {
  it("LO14 the title comes first, the product's name last", () => {
    expect(pageTitle("Food diary")).toBe("Food diary | Morsel");
    expect(pageTitle("  ")).toBe("Morsel");
  });

  it("LO15 each page has a default title of its own key, in every language's address", () => {
    for (const [pattern, title] of DEFAULT_TITLES) {
      const path = pattern.replace("*", "something");
      for (const locale of LOCALES) expect(defaultTitleOf(pathIn(locale, path))).toEqual(title);
      expect(title.text.trim()).not.toBe("");
    }
    expect(defaultTitleOf("/food/diary?date=2026-01-01")).toEqual({ key: "title.food.diary", text: "Food diary" });
    expect(defaultTitleOf("/nowhere/at/all").key).toBe("title.404");
  });

  it("LO15 every page that the specification names has a title", () => {
    const account =
      "login create create/welcome create/username create/consents create/nutrition-goal password-reset password-reset/0123456789 " +
      "forgot-password email-settings change-username confirm-delete change-password language-setting news-feed-settings my-goals " +
      "diary-settings settings consents-existing change-goals-guided timezone configure-units ad-consent-settings help " +
      "profile-privacy login-counter-reset-request sharing logout";
    const premium =
      "redeem/login redeem/pay redeem/premium-value redeem/review-offer account checkout checkout/new confirmation features payment complete";
    const others =
      "/ /premium /messages /messages/new /messages/reply /food/calorie-chart-nutrition-facts /food/quick-add /food/edit /food/mine " +
      "/food/new /food/submit /food/duplicate /food/diary /meal/mine /recipe_parser /exercise/mine /exercise/diary /exercise/lookup " +
      "/exercise/list-by-name /exercise/calories-burned /friends /friends/invite /invitations /blocked-users /measurements " +
      "/measurements/check-in /profile/ada /apps /apps/logged_in_index /apps/step-trackers /mobile/iphone /mobile/android " +
      "/tools/bmr-calculator /reports /reports/export /reports/weekly-digest /reports/printable-diary/ada /logged-in-homepage " +
      "/logged-in-homepage-v2 /terms-of-service /privacy-policy /community-guidelines /data-usage /contact-us /api /jobs /admin " +
      "/nutrition-facts-calories";
    const pages = [
      ...account.split(" ").map((path) => `/account/${path}`),
      ...premium.split(" ").map((path) => `/premium/${path}`),
      ...others.split(" "),
    ];
    expect(pages.filter((path) => defaultTitleOf(path).key === "title.404")).toEqual([]);
    expect(defaultTitleOf("/exercise/list-by-name").key).toBe("title.exercise.lookup");
  });

  it("LO16 every language has its own anchor, and a link that an address bar takes", () => {
    expect(new Set(Object.values(ADVERTISING_ANCHORS)).size).toBe(20);
    for (const locale of LOCALES) {
      const link = advertisingPrivacyLink(locale);
      expect(link.startsWith(pathIn(locale, "/privacy-policy#"))).toBe(true);
      expect(new URL(link, ORIGIN).href).toBe(ORIGIN + link);
    }
  });

  it("LO17 the language changes, the page stays, the profile learns of it when there is one", () => {
    expect(languageChange("fr", "/de/food/diary?date=1", true)).toEqual({
      locale: "fr",
      savesToProfile: true,
      navigateTo: "/fr/food/diary?date=1",
    });
    expect(languageChange("en", "/de", false)).toEqual({ locale: "en", savesToProfile: false, navigateTo: "/" });
  });

  it("LO18 the profile learns of it by its names on the wire", () => {
    for (const locale of LOCALES)
      expect(JSON.parse(JSON.stringify(localeUpdate(locale)))).toEqual({ item: { location_preferences: { locale } } });
  });
});
