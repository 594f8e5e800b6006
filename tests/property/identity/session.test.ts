import {
  AUTH_ERRORS,
  AUTH_PATHS,
  authErrorCode,
  CLIENT_FETCH_ERROR,
  reportedCode,
  CLOCK_TOLERANCE_SECONDS,
  COOKIE_CHUNK,
  cookieChunks,
  FIRST_LOGIN_WAIT_SECONDS,
  FREE_LOGIN_TRIES,
  isSafeCallbackUrl,
  isSessionExpired,
  joinCookieChunks,
  LOGIN_MEMORY_SECONDS,
  LONGEST_LOGIN_WAIT_SECONDS,
  signInDelay,
  nextSession,
  OAUTH_COOKIE_SECONDS,
  REFRESH_TRIGGERS,
  triggersRefresh,
  safeCallbackUrl,
  type Session,
  SESSION_LIFETIME_SECONDS,
  type SessionEvent,
  signInStep,
} from "@morsel/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const ORIGIN = "https://morsel.example";

describe("callback addresses", () => {
  it("ID12 whatever is given, the answer is on the origin, as the platform reads it", () => {
    const nasty = fc.array(
      fc.constantFrom(
        "/",
        "\\",
        "//",
        "evil.com",
        "https:",
        "javascript:",
        "@",
        ":",
        ".",
        "?",
        "#",
        "\t",
        "\n",
        " ",
        "%2f",
        ORIGIN,
        "a",
        "морсел",
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          nasty.map((parts) => parts.join("")),
          fc.webUrl(),
          fc.string({ unit: "binary" }),
        ),
        (given) => {
          const safe = safeCallbackUrl(given, ORIGIN);
          expect(new URL(safe).origin).toBe(ORIGIN);
          // Also when a client keeps the path only, and resolves it again.
          expect(new URL(safe.slice(ORIGIN.length), ORIGIN).origin).toBe(ORIGIN);
          expect(safeCallbackUrl(safe, ORIGIN)).toBe(safe);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("ID12 paths and addresses of the origin are kept", () => {
    for (const [given, kept] of [
      ["/food/diary?date=2026-01-01#x", `${ORIGIN}/food/diary?date=2026-01-01#x`],
      [`${ORIGIN}/de/reports`, `${ORIGIN}/de/reports`],
      [ORIGIN, `${ORIGIN}/`],
      [`${ORIGIN}?a=1`, `${ORIGIN}/?a=1`],
    ] as const) {
      expect(safeCallbackUrl(given, ORIGIN)).toBe(kept);
      expect(isSafeCallbackUrl(given, ORIGIN)).toBe(true);
    }
    for (const given of [
      "//evil.com",
      "https://evil.com",
      `${ORIGIN}.evil.com`,
      `${ORIGIN}@evil.com`,
      "/\\evil.com",
      "/\t/evil.com",
      "javascript:alert(1)",
      "",
    ]) {
      expect(safeCallbackUrl(given, ORIGIN)).toBe(`${ORIGIN}/`);
      expect(isSafeCallbackUrl(given, ORIGIN)).toBe(false);
    }
    expect(safeCallbackUrl(`/${"x".repeat(2047)}`, ORIGIN)).toBe(`${ORIGIN}/${"x".repeat(2047)}`);
    expect(safeCallbackUrl(`/${"x".repeat(2048)}`, ORIGIN)).toBe(`${ORIGIN}/`);
    expect([safeCallbackUrl(null, `${ORIGIN}/`), safeCallbackUrl(undefined, ORIGIN)]).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/`,
    ]);
  });
});

describe("sessions", () => {
  it("ID13 a session lives thirty days, with fifteen seconds of tolerance", () => {
    expect([SESSION_LIFETIME_SECONDS, CLOCK_TOLERANCE_SECONDS]).toEqual([2_592_000, 15]);
    expect(isSessionExpired({ expires: 1000 }, 1015)).toBe(false);
    expect(isSessionExpired({ expires: 1000 }, 1016)).toBe(true);
    for (const odd of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(isSessionExpired({ expires: odd }, 0)).toBe(true);
      expect(isSessionExpired({ expires: 0 }, odd)).toBe(true);
    }
  });

  it("ID14 state and PKCE cookies live fifteen minutes", () => expect(OAUTH_COOKIE_SECONDS).toBe(900));

  it("ID15 a session never goes back to loading, and a failed fetch signs nobody out", () => {
    const user = { name: "Ada", email: "ada@example.org" };
    const sessions: readonly Session[] = [
      { status: "loading" },
      { status: "unauthenticated" },
      { status: "authenticated", userId: "1", user },
    ];
    const events: readonly SessionEvent[] = [
      { _tag: "Answered", userId: "1", user },
      { _tag: "AnsweredNobody" },
      { _tag: "FetchFailed" },
      { _tag: "SignedOut" },
    ];
    const table = sessions.map((session) => events.map((event) => nextSession(session, event).status));
    expect(table).toEqual([
      ["authenticated", "unauthenticated", "unauthenticated", "unauthenticated"],
      ["authenticated", "unauthenticated", "unauthenticated", "unauthenticated"],
      ["authenticated", "unauthenticated", "authenticated", "unauthenticated"],
    ]);
  });

  it("ID16 focus and other tabs refresh always, polling where it is set", () => {
    const table = REFRESH_TRIGGERS.map((trigger) =>
      [undefined, 0, Number.NaN, 60].map((poll) => triggersRefresh(trigger, poll)),
    );
    expect(table).toEqual([
      [true, true, true, true],
      [true, true, true, true],
      [false, false, false, true],
    ]);
  });

  it("ID17 a cookie is split at 3933 characters and comes back whole, in whatever order", () => {
    const bytes = fc
      .integer({ min: 0, max: 30_000 })
      .map((n) => Array.from({ length: n }, (_, i) => "abcdefghij"[i % 10]).join(""));
    fc.assert(
      fc.property(bytes, fc.boolean(), (value, isReversed) => {
        const parts = cookieChunks("session", value);
        for (const part of parts) expect(part.value.length).toBeLessThanOrEqual(COOKIE_CHUNK);
        const sent = isReversed ? parts.toReversed() : parts;
        expect(joinCookieChunks("session", [{ name: "other", value: "x" }, ...sent])).toBe(value);
        if (parts.length > 1)
          for (let lost = 0; lost < parts.length - 1; lost++)
            expect(joinCookieChunks("session", parts.toSpliced(lost, 1))).toBeUndefined();
      }),
      { numRuns: 60 },
    );
    expect(COOKIE_CHUNK).toBe(3933);
    expect(cookieChunks("s", "x".repeat(3934)).map(({ name }) => name)).toEqual(["s.0", "s.1"]);
    expect(joinCookieChunks("s", [])).toBeUndefined();
  });
});

describe("authentication", () => {
  it("ID18 eleven codes, and an unknown one is the unknown error", () => {
    expect(new Set(AUTH_ERRORS)).toHaveLength(11);
    for (const code of AUTH_ERRORS) expect(authErrorCode(code)).toBe(code);
    for (const odd of ["", "toString", undefined, 7, "sessionrequired"])
      expect(authErrorCode(odd)).toBe("UnknownError");
  });

  it("ID19 the failed session fetch has a name, and what a page reports has one of the known names", () => {
    expect(CLIENT_FETCH_ERROR).toBe("CLIENT_FETCH_ERROR");
    fc.assert(
      fc.property(fc.anything(), (code) => {
        expect(["CLIENT_ERROR", CLIENT_FETCH_ERROR, ...AUTH_ERRORS]).toContain(reportedCode(code));
      }),
    );
    for (const code of ["CLIENT_ERROR", CLIENT_FETCH_ERROR, ...AUTH_ERRORS]) expect(reportedCode(code)).toBe(code);
  });

  it("ID20 no providers: error page; unknown provider: sign-in page", () => {
    expect(signInStep(undefined, "google")).toEqual({ _tag: "ErrorPage" });
    expect(signInStep([], "google")).toEqual({ _tag: "SignInPage" });
    expect(signInStep(["google"], "google")).toEqual({ _tag: "Provider", id: "google" });
  });

  it("ID30 free tries, then waits that double up to a quarter of an hour", () => {
    expect([FREE_LOGIN_TRIES, LOGIN_MEMORY_SECONDS]).toEqual([{ account: 5, address: 20 }, 3600]);
    expect([0, 4, 5, 6, 7, 10, 11, 1000, Number.NaN].map((n) => signInDelay(n, 5))).toEqual([
      0, 0, 15, 30, 60, 480, 900, 900, 0,
    ]);
    fc.assert(
      fc.property(fc.nat(), fc.nat(100), (failures, free) => {
        const wait = signInDelay(failures, free);
        expect(signInDelay(failures + 1, free)).toBeGreaterThanOrEqual(wait);
        expect(wait === 0 || (wait >= FIRST_LOGIN_WAIT_SECONDS && wait <= LONGEST_LOGIN_WAIT_SECONDS)).toBe(true);
      }),
    );
  });

  it("ID21 eight authentication paths", () => {
    expect(AUTH_PATHS).toEqual(["signin", "signout", "callback", "session", "csrf", "providers", "error", "_log"]);
  });
});
