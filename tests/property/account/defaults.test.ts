import {
  DEFAULT_ACCOUNT_SETTINGS,
  isTokenGood,
  MAIL_LISTS,
  NEWS_KINDS,
  readAccountSettings,
  SECURITY_EVENTS,
  signInEvent,
  TOKEN_RETENTION_MS,
  type TokenPurpose,
} from "@morsel/domain/account";
import type { MemberSession, SessionDevice } from "@morsel/domain/identity";
import { describe, expect, it } from "vitest";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe("an account", () => {
  it("J27 sends no digest and shows no weight until its member chooses so", () => {
    expect(DEFAULT_ACCOUNT_SETTINGS).toMatchObject({
      mail: { weekly_digest: false, messages: true, invitations: true },
      news: { day_completed: false, weight_lost: false, streak: false, joined: false },
      sharing: { _tag: "Private" },
      version: 0,
    });
    expect(Object.keys(DEFAULT_ACCOUNT_SETTINGS.mail)).toEqual(MAIL_LISTS);
    expect(Object.keys(DEFAULT_ACCOUNT_SETTINGS.news)).toEqual(["feed", ...NEWS_KINDS]);
  });

  it("J27 settings that were stored before a choice was offered take its default", () => {
    const early = readAccountSettings({ version: 4, mail: { ...DEFAULT_ACCOUNT_SETTINGS.mail, messages: false } });
    expect(early).toEqual({
      ...DEFAULT_ACCOUNT_SETTINGS,
      version: 4,
      mail: { weekly_digest: false, messages: false, invitations: true },
    });
  });

  it("ID37 a link for a password lasts an hour, J22 one for an address a week; each works once", () => {
    const isGood = (purpose: TokenPurpose, age: number, isUsed = false) =>
      isTokenGood({ hash: "h", email: "ada@example.org", issuedAt: 5 * DAY, purpose, isUsed }, 5 * DAY + age);
    for (const purpose of ["resetPassword", "liftWait"] as const) {
      expect(isGood(purpose, HOUR - 1000)).toBe(true);
      expect(isGood(purpose, HOUR + 1000)).toBe(false);
      expect(isGood(purpose, 1000, true)).toBe(false);
    }
    for (const purpose of ["verifyEmail", "changeEmail"] as const) {
      expect(isGood(purpose, 7 * DAY - 1)).toBe(true);
      expect(isGood(purpose, 7 * DAY)).toBe(false);
      expect(isGood(purpose, 1000, true)).toBe(false);
    }
    expect(TOKEN_RETENTION_MS).toBe(7 * DAY);
  });

  it("J30 the security log knows what happened, and a sign-in is its session's", () => {
    expect(SECURITY_EVENTS.toSorted()).toEqual(
      [
        ["apiTokenMade", "deletionAsked", "deletionTakenBack", "deviceEnded", "devicesEnded", "emailChangeAsked"],
        ["emailChanged", "emailVerified", "passkeyAdded", "passkeyRemoved", "passwordChanged", "passwordReset"],
        ["passwordSet", "providerLinked", "providerRemoved", "recoveryCodesMade", "secondStepOff", "secondStepOn"],
        ["signedIn", "usernameChanged", "waitLifted"],
      ].flat(),
    );
    const device = { browser: "Firefox", system: "Linux" } as SessionDevice;
    const session = { id: "s1", createdAt: 17, device } as MemberSession;
    expect(signInEvent(session)).toEqual({ id: "s1", kind: "signedIn", at: 17, device });
  });
});
