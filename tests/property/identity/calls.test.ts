import {
  AUTH_FORM_FIELDS,
  AUTH_LOG_FIELDS,
  captchaToken,
  DELETION_DAYS,
  erasureAt,
  headerUser,
  isResetTokenGood,
  queriesToRun,
  RESET_LIFETIME_SECONDS,
  SESSION_QUERIES,
  sessionsToEnd,
  signInPath,
} from "@morsel/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("what is asked about a session", () => {
  it("ID33 the header's user is made of its fields, whatever is missing", () => {
    expect(
      headerUser({
        id: "7",
        username: "ada",
        location_preferences: { locale: "zh-TW" },
        account: { roles: ["administrator", "x"], last_login: 5, created_at: 3 },
      }),
    ).toEqual({ id: "7", username: "ada", isAdmin: true, locale: "zh-TW", lastLogin: 5, createdAt: 3 });
    const plain = {
      id: "7",
      username: "ada",
      isAdmin: false,
      locale: "en",
      lastLogin: undefined,
      createdAt: undefined,
    };
    expect(headerUser({ id: "7", username: "ada" })).toEqual(plain);
    expect(headerUser({ id: "7", username: "ada", location_preferences: { locale: "cs" }, account: {} })).toEqual(
      plain,
    );
    expect(headerUser({ id: "7", username: "ada", account: { roles: ["x", "super_admin"] } }).isAdmin).toBe(false);
  });

  it("ID34 nothing is asked about a visitor", () => {
    expect(queriesToRun(false)).toEqual([]);
    expect(queriesToRun(true)).toEqual(["user", "notifications", "subscription", "idm-user-with-consents"]);
    expect(queriesToRun(true)).toBe(SESSION_QUERIES);
  });
});

describe("the calls of authentication", () => {
  it("ID35 credentials go to the callback, others to the sign-in, by forms with three fields", () => {
    expect(signInPath({ id: "credentials", kind: "credentials" })).toBe("/callback/credentials");
    expect(signInPath({ id: "google", kind: "oauth" })).toBe("/signin/google");
    expect(signInPath({ id: "mail", kind: "email" })).toBe("/signin/mail");
    expect(AUTH_FORM_FIELDS).toEqual(["csrfToken", "callbackUrl", "json"]);
    expect(AUTH_LOG_FIELDS).toEqual(["level", "code", "message"]);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (id) => {
        expect(signInPath({ id, kind: "oauth" }).split("/")).toHaveLength(3);
      }),
    );
  });

  it("ID36 no captcha is null, not an empty word", () => {
    expect(captchaToken(true, "t")).toBe("t");
    for (const [isEnabled, given] of [
      [false, "t"],
      [false, undefined],
      [true, undefined],
      [true, ""],
    ] as const)
      expect(captchaToken(isEnabled, given)).toBeNull();
  });
});

describe("how long a member may wait", () => {
  it("ID37 a reset token is good once, for an hour", () => {
    expect(RESET_LIFETIME_SECONDS).toBe(3600);
    const good = (age: number, isUsed = false): boolean => isResetTokenGood({ issuedAt: 1000, isUsed }, 1000 + age);
    expect([good(0), good(3599), good(3600), good(-1), good(10, true), good(Number.NaN)]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it("ID38 seven days to change one's mind", () => {
    expect(DELETION_DAYS).toBe(7);
    expect(erasureAt(1000)).toBe(1000 + 7 * 24 * 3600 * 1000);
  });

  it("ID39 a new password ends every session but one's own", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (all, own) => {
        const ended = sessionsToEnd(all, own);
        expect(ended).not.toContain(own);
        expect(new Set([...ended, own])).toEqual(new Set([...all, own]));
      }),
    );
  });
});
