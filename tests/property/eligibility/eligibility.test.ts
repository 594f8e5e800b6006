import {
  AD_CONDITIONS,
  ANALYTICS_CONDITIONS,
  BANNER_FLAG,
  bannerFor,
  DAY_MS,
  failedConditions,
  GYM_FLAG,
  hasElapsed,
  loadsAds,
  loadsAnalytics,
  loadsConsentManager,
  MINUTE_MS,
  PROMPTS,
  elapsedUnits,
  promptToShow,
  RETURNING_AFTER_DAYS,
  type ScriptFacts,
  showsGymModal,
  showsUpsell,
  UPSELL_CONDITIONS,
  UPSELL_COOKIE,
  type UpsellFacts,
} from "@morsel/domain/eligibility";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combinations } from "../../support/combinations.ts";

const NOW = 1_800_000_000_000;
const oddNumbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

describe("time", () => {
  it("EL1 an unknown or impossible instant proves nothing", () => {
    expect(elapsedUnits(0, 180_000, MINUTE_MS)).toBe(3);
    expect(elapsedUnits(0, 179_999, MINUTE_MS)).toBe(2);
    for (const odd of [undefined, ...oddNumbers]) {
      expect(elapsedUnits(odd, NOW, MINUTE_MS)).toBeUndefined();
      expect(hasElapsed(0, DAY_MS, odd, NOW)).toBe(false);
    }
    for (const odd of oddNumbers) expect(hasElapsed(0, DAY_MS, 0, odd)).toBe(false);
  });
});

describe("home modals", () => {
  const logins = {
    never: undefined,
    "31 days": NOW - 31 * DAY_MS,
    "30 days": NOW - 30 * DAY_MS,
    "a ms more": NOW - 30 * DAY_MS - 1,
    today: NOW,
    odd: Number.NaN,
  };

  it("EL2 the upsell is shown in exactly the cases of the table, of all", () => {
    const cases = combinations({
      isSignedInHome: [true, false],
      hasGymLink: [true, false],
      isTrialEligible: [true, false],
      login: ["never", "31 days", "30 days", "a ms more", "today", "odd"] as const,
      hasSeenCookie: [true, false],
    });
    const shown = cases.filter(({ login, ...flags }) => showsUpsell({ ...flags, lastLogin: logins[login], now: NOW }));
    const wanted = { isSignedInHome: true, hasGymLink: false, isTrialEligible: true, hasSeenCookie: false };
    expect(cases).toHaveLength(96);
    expect(shown).toEqual(
      (["never", "31 days", "a ms more"] as const).map((login) => expect.objectContaining({ ...wanted, login })),
    );
  });

  it("EL2 each failing condition is named", () => {
    const facts: UpsellFacts = {
      isSignedInHome: true,
      hasGymLink: true,
      isTrialEligible: false,
      lastLogin: NOW,
      now: NOW,
      hasSeenCookie: false,
    };
    expect(failedConditions(UPSELL_CONDITIONS, facts)).toEqual([
      "no partner-gym link",
      "trial-eligible",
      "last login more than 30 days ago, or never",
    ]);
  });

  it("EL3 thirty days make a returning member", () => expect(RETURNING_AFTER_DAYS).toBe(30));

  it("EL4 the cookie lives fourteen days, at the root, secure", () => {
    expect(UPSELL_COOKIE).toMatchObject({ path: "/", secure: true, maxAgeSeconds: 1_209_600 });
    expect(UPSELL_COOKIE.name).toMatch(/^[\w-]+$/);
  });

  it("EL5 the partner-gym modal once, and not when the flag cannot be read", () => {
    const cases = combinations({ hasGymLink: [true, false], wasDismissed: [true, false, undefined] });
    expect(cases.filter(showsGymModal)).toEqual([{ hasGymLink: true, wasDismissed: false }]);
    expect(GYM_FLAG).not.toBe("");
  });
});

describe("the announcement banner", () => {
  const config = {
    show_banner: true,
    language_configs: [
      { language: "en", message: "<b>Hello</b>" },
      { language: "de", message: "Hallo" },
      { language: "fr", message: " " },
    ],
  };

  it("EL17 object or JSON text, the locale's message or English", () => {
    for (const given of [config, JSON.stringify(config)]) {
      expect(bannerFor(given, "de", "on")).toEqual({ _tag: "Shown", message: "Hallo" });
      for (const locale of ["en", "fr", "ja"] as const)
        expect(bannerFor(given, locale, "on")).toEqual({ _tag: "Shown", message: "<b>Hello</b>" });
    }
    expect(bannerFor({ ...config, language_configs: [{ language: "de", message: "x" }] }, "fr", "on")).toEqual({
      _tag: "Hidden",
    });
  });

  it("EL17 what cannot be read hides it, whatever it is", () => {
    for (const odd of [
      "",
      "{",
      "[]",
      "7",
      7,
      [],
      {},
      { show_banner: "true", language_configs: [] },
      { show_banner: true },
      { show_banner: true, language_configs: [null] },
      { show_banner: true, language_configs: [{ language: "en" }] },
    ])
      expect(bannerFor(odd, "en", "on")).toEqual({ _tag: "Unreadable" });
    for (const nothing of [undefined, null]) expect(bannerFor(nothing, "en", "on")).toEqual({ _tag: "Hidden" });
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(["Hidden", "Unreadable"]).toContain(bannerFor(anything, "en", "on")._tag);
      }),
    );
  });

  it("EL18 shown in exactly one of all combinations", () => {
    const cases = combinations({
      show_banner: [true, false],
      treatment: ["on", "off", "ON", undefined],
      hasMessage: [true, false],
    });
    const shown = cases.filter(
      ({ show_banner, treatment, hasMessage }) =>
        bannerFor({ show_banner, language_configs: hasMessage ? config.language_configs : [] }, "de", treatment)
          ._tag === "Shown",
    );
    expect(shown).toEqual([{ show_banner: true, treatment: "on", hasMessage: true }]);
    expect(BANNER_FLAG).toBe("web-announcement-banner-logged-in");
  });
});

describe("scripts", () => {
  const cases: readonly ScriptFacts[] = combinations({
    hasPremium: [true, false],
    isEnabled: [true, false],
    isWebView: [true, false],
    path: ["/food/diary", "/account/password-reset/0123456789", "/de/account/forgot-password"],
    isConsented: [true, false],
  });

  it("EL19 ads load in exactly one of all combinations", () => {
    expect(cases.filter(loadsAds)).toEqual([
      { hasPremium: false, isEnabled: true, isWebView: false, path: "/food/diary", isConsented: true },
    ]);
    expect(AD_CONDITIONS).toHaveLength(5);
  });

  it("EL20 analytics never run on password paths, switched off, or without consent", () => {
    for (const facts of cases)
      expect(loadsAnalytics(facts)).toBe(facts.isEnabled && facts.isConsented && facts.path === "/food/diary");
    expect(ANALYTICS_CONDITIONS).toHaveLength(3);
  });

  it("EL21 the in-app view asks for no consent", () =>
    expect([loadsConsentManager(true), loadsConsentManager(false)]).toEqual([false, true]));
});

describe("one prompt at a time", () => {
  it("EL22 of all combinations, the first that is due and never a second", () => {
    const cases = combinations({
      gym: [true, false],
      upsell: [true, false],
      download: [true, false],
      banner: [true, false],
    });
    for (const due of cases) {
      const shown = promptToShow(due);
      expect(shown === undefined).toBe(PROMPTS.every((prompt) => !due[prompt]));
      if (shown === undefined) continue;
      expect(due[shown]).toBe(true);
      for (const earlier of PROMPTS.slice(0, PROMPTS.indexOf(shown))) expect(due[earlier]).toBe(false);
    }
    expect(PROMPTS).toEqual(["gym", "upsell", "download", "banner"]);
  });
});
