import {
  DAY_MS,
  DOWNLOAD_CONDITIONS,
  DOWNLOAD_CONTENT,
  DOWNLOAD_MAX_WIDTH,
  type DownloadFacts,
  type DownloadRecord,
  recordDismissal,
  downloadLink,
  isDownloadSuppressed,
  LEGAL_PATHS,
  MINUTE_MS,
  NEW_RECORD,
  readDownloadRecord,
  SUPPRESSED_PATHS,
  SUPPRESSED_PREFIXES,
  showsDownload,
  WRITE_FAILED,
} from "@morsel/domain/eligibility";
import { LOCALES, pathIn } from "@morsel/domain/locales";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combinations } from "../../support/combinations.ts";

const NOW = 1_800_000_000_000;

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
        const after = recordDismissal({ loggedOut, loggedIn, version: 2 }, isIn, NOW);
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
          record: recordDismissal(NEW_RECORD, then, NOW),
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
