import {
  AD_CONDITIONS,
  ANALYTICS_CONDITIONS,
  BANNER_FLAG,
  bannerFor,
  DAY_MS,
  DOWNLOAD_CONDITIONS,
  DOWNLOAD_CONTENT,
  DOWNLOAD_MAX_WIDTH,
  type DownloadFacts,
  type DownloadRecord,
  dismissed,
  downloadLink,
  failing,
  GYM_FLAG,
  hasPassed,
  isDownloadSuppressed,
  LEGAL_PATHS,
  loadsAds,
  loadsAnalytics,
  loadsConsentManager,
  MINUTE_MS,
  NEW_RECORD,
  PROMPTS,
  passed,
  promptToShow,
  RETURNING_AFTER_DAYS,
  readDownloadRecord,
  SUPPRESSED_PATHS,
  SUPPRESSED_PREFIXES,
  type ScriptFacts,
  showsDownload,
  showsGymModal,
  showsUpsell,
  UPSELL_CONDITIONS,
  UPSELL_COOKIE,
  type UpsellFacts,
  WRITE_FAILED,
} from "@morsel/domain/eligibility";
import { LOCALES, pathIn } from "@morsel/domain/locales";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combinations } from "../support/combinations.ts";

const NOW = 1_800_000_000_000;
const oddNumbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

describe("time", () => {
  it("EL1 an unknown or impossible instant proves nothing", () => {
    expect(passed(0, 180_000, MINUTE_MS)).toBe(3);
    expect(passed(0, 179_999, MINUTE_MS)).toBe(2);
    for (const odd of [undefined, ...oddNumbers]) {
      expect(passed(odd, NOW, MINUTE_MS)).toBeUndefined();
      expect(hasPassed(0, DAY_MS, odd, NOW)).toBe(false);
    }
    for (const odd of oddNumbers) expect(hasPassed(0, DAY_MS, 0, odd)).toBe(false);
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
    expect(failing(UPSELL_CONDITIONS, facts)).toEqual([
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

describe("the mobile-download record", () => {
  it("EL6 three numbers with defaults, unknown keys dropped", () => {
    expect(readDownloadRecord(null)).toEqual({ ok: true, value: { loggedOut: 0, loggedIn: 0, version: 2 } });
    expect(readDownloadRecord("{}")).toEqual({ ok: true, value: NEW_RECORD });
    expect(readDownloadRecord('{"loggedIn":5,"x":1,"__proto__":{"loggedOut":9}}')).toEqual({
      ok: true,
      value: { loggedOut: 0, loggedIn: 5, version: 2 },
    });
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer(),
        fc.integer(),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (loggedOut, loggedIn, version, more) => {
          const record = { loggedOut, loggedIn, version };
          expect(readDownloadRecord(JSON.stringify({ ...more, ...record }))).toEqual({ ok: true, value: record });
        },
      ),
    );
  });

  it("EL7 an old number becomes loggedOut", () => {
    fc.assert(
      fc.property(fc.integer(), (old) => {
        expect(readDownloadRecord(String(old))).toEqual({
          ok: true,
          value: { loggedOut: old, loggedIn: 0, version: 2 },
        });
      }),
    );
  });

  it("EL8 anything else is refused, never thrown", () => {
    for (const text of [
      "",
      "x",
      "null",
      "true",
      "[]",
      "[1]",
      '"5"',
      '{"loggedIn":"5"}',
      '{"loggedOut":null}',
      '{"version":{}}',
      "1e999",
      "{",
    ])
      expect(readDownloadRecord(text)).toMatchObject({ ok: false, error: { _tag: "DownloadRecordUnreadable" } });
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string({ unit: "binary" })), (text) => {
        const read = readDownloadRecord(text);
        if (read.ok) expect(Object.values(read.value).every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it("EL9 a dismissal goes into the slot of the session's status and leaves the other", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.boolean(), (loggedOut, loggedIn, isIn) => {
        const after = dismissed({ loggedOut, loggedIn, version: 2 }, isIn, NOW);
        expect(after).toEqual({ loggedOut: isIn ? loggedOut : NOW, loggedIn: isIn ? NOW : loggedIn, version: 2 });
      }),
    );
    expect(WRITE_FAILED).toBe("Error setting local storage in mobile download modal");
  });
});

describe("suppressed paths", () => {
  it("EL10 exactly the listed and the legal ones, in every language", () => {
    expect(SUPPRESSED_PATHS).toHaveLength(12);
    for (const path of [...SUPPRESSED_PATHS, ...LEGAL_PATHS])
      for (const locale of LOCALES)
        for (const tail of ["", "/", "?source=menu_bar"])
          expect(isDownloadSuppressed(pathIn(locale, path + tail), false)).toBe(true);
    for (const path of ["/", "/food/diary", "/premium/features", "/account/create", "/account/logout/x"])
      expect(isDownloadSuppressed(path, true)).toBe(false);
  });

  it("EL11 all that starts with redeem or checkout", () => {
    for (const prefix of SUPPRESSED_PREFIXES)
      for (const tail of ["", "/", "/pay", "/new?x=1", "-something"])
        expect(isDownloadSuppressed(prefix + tail, false)).toBe(true);
  });

  it("EL12 the login page for the signed in and on the way to the checkout", () => {
    const to = (callback: string) =>
      isDownloadSuppressed(`/account/login?error=x&callbackUrl=${encodeURIComponent(callback)}`, false);
    expect(isDownloadSuppressed("/account/login", true)).toBe(true);
    expect(isDownloadSuppressed("/account/login", false)).toBe(false);
    for (const callback of [
      "/premium/checkout",
      "/de/premium/checkout/new?x=1",
      "https://morsel.example/premium/checkout",
    ])
      expect(to(callback)).toBe(true);
    for (const callback of ["/", "/food/diary", "/premium", "/x?y=/premium/checkout"]) expect(to(callback)).toBe(false);
    expect(isDownloadSuppressed("/account/login?callbackUrl=%E0%A4%A", false)).toBe(false);
  });
});

const fine: DownloadFacts = {
  isWebView: false,
  isEnabled: true,
  isMobileDevice: true,
  locale: "en",
  status: "unauthenticated",
  hasConsent: true,
  address: "/food/diary",
  record: NEW_RECORD,
  isHomeModalActive: false,
  accountCreatedAt: NOW - 3 * MINUTE_MS,
  now: NOW,
};

describe("the mobile-download prompt", () => {
  it("EL13 of all combinations only the one in which every condition holds shows it", () => {
    const cases = combinations({
      isWebView: [true, false],
      isEnabled: [true, false],
      isMobileDevice: [true, false],
      locale: ["en", "de"] as const,
      status: ["loading", "authenticated", "unauthenticated"] as const,
      hasConsent: [true, false],
      address: ["/food/diary", "/premium"],
      record: [NEW_RECORD, undefined],
      isHomeModalActive: [true, false],
    });
    expect(cases).toHaveLength(768);
    const shown = cases.filter((facts) => showsDownload({ ...fine, ...facts }));
    expect(shown).toEqual(
      (["authenticated", "unauthenticated"] as const).map((status) => ({
        isWebView: false,
        isEnabled: true,
        isMobileDevice: true,
        locale: "en",
        status,
        hasConsent: true,
        address: "/food/diary",
        record: NEW_RECORD,
        isHomeModalActive: false,
      })),
    );
    expect(DOWNLOAD_CONDITIONS).toHaveLength(10);
  });

  const record = (loggedOut: number, loggedIn: number): DownloadRecord => ({ loggedOut, loggedIn, version: 2 });

  it("EL14 a visitor sees it again after thirty days, whatever the loggedIn slot says", () => {
    for (const [ago, isShown] of [
      [30 * DAY_MS, true],
      [30 * DAY_MS - 1, false],
      [0, false],
      [-DAY_MS, false],
    ] as const)
      for (const loggedIn of [0, NOW])
        expect(showsDownload({ ...fine, record: record(NOW - ago, loggedIn), accountCreatedAt: undefined })).toBe(
          isShown,
        );
  });

  it("EL15 a member waits for the account's age and both slots: the whole table", () => {
    const cases = combinations({
      age: [3 * MINUTE_MS, 3 * MINUTE_MS - 1, undefined],
      out: [3 * MINUTE_MS, 3 * MINUTE_MS - 1],
      back: [30 * DAY_MS, 30 * DAY_MS - 1],
    });
    const shown = cases.filter(({ age, out, back }) =>
      showsDownload({
        ...fine,
        status: "authenticated",
        accountCreatedAt: age === undefined ? undefined : NOW - age,
        record: record(NOW - out, NOW - back),
      }),
    );
    expect(shown).toEqual([{ age: 3 * MINUTE_MS, out: 3 * MINUTE_MS, back: 30 * DAY_MS }]);
  });

  it("EL15 whoever dismissed it does not see it for three minutes, nor, in the same status, for thirty days", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 60 * DAY_MS }), (then, now, later) => {
        const isShown = showsDownload({
          ...fine,
          status: now ? "authenticated" : "unauthenticated",
          record: dismissed(NEW_RECORD, then, NOW),
          now: NOW + later,
        });
        if (later < 3 * MINUTE_MS && !then) expect(isShown).toBe(false);
        if (later < 30 * DAY_MS && then === now) expect(isShown).toBe(false);
        if (later >= 30 * DAY_MS) expect(isShown).toBe(true);
      }),
    );
  });

  it("EL16 its content, its two links, its width", () => {
    expect(DOWNLOAD_CONTENT.benefits).toHaveLength(3);
    const links = { authenticated: "app://in", unauthenticated: "app://out" };
    expect([
      downloadLink("authenticated", links),
      downloadLink("unauthenticated", links),
      downloadLink("loading", links),
    ]).toEqual(["app://in", "app://out", "app://out"]);
    expect(DOWNLOAD_MAX_WIDTH).toBe(343);
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
