import {
  changeAccountSettings,
  DEFAULT_ACCOUNT_SETTINGS,
  MAIL_LISTS,
  NEWS_SETTINGS,
  readAccountSettings,
  type AccountSettingsChange,
  isTokenGood,
  type TokenPurpose,
} from "@morsel/domain/account";
import { PROFILE_PARTS } from "@morsel/domain/privacy";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const some = <Name extends string, V>(names: readonly Name[], value: fc.Arbitrary<V>) =>
  fc.dictionary(fc.constantFrom(...names), value) as fc.Arbitrary<Partial<Record<Name, V>>>;

const changes: fc.Arbitrary<AccountSettingsChange> = fc.record(
  {
    mail: some(MAIL_LISTS, fc.boolean()),
    news: some(NEWS_SETTINGS, fc.boolean()),
    privacy: some(PROFILE_PARTS, fc.constantFrom("everyone", "friends", "nobody")),
    sharing: fc.oneof(
      fc.constantFrom({ _tag: "Public" } as const, { _tag: "Friends" } as const, { _tag: "Private" } as const),
      fc.string({ minLength: 4 }).map((keyHash) => ({ _tag: "Locked", keyHash }) as const),
    ),
  },
  { requiredKeys: [] },
);

describe("choices of an account", () => {
  it("J27 a change made twice is made once, and what is left out stays", () => {
    fc.assert(
      fc.property(changes, changes, (first, second) => {
        const before = changeAccountSettings(DEFAULT_ACCOUNT_SETTINGS, first);
        const after = changeAccountSettings(before, second);
        expect(changeAccountSettings(after, second)).toBe(after);
        expect(after.version).toBe(before.version + (after === before ? 0 : 1));
        expect(after).toMatchObject({
          mail: { ...before.mail, ...second.mail },
          privacy: { ...before.privacy, ...second.privacy },
        });
        expect(after.sharing).toEqual(second.sharing ?? before.sharing);
        expect(readAccountSettings(JSON.parse(JSON.stringify(after)))).toEqual(after);
      }),
    );
  });

  it("J27 until it is chosen nothing is shared with strangers", () => {
    expect(DEFAULT_ACCOUNT_SETTINGS.sharing).toEqual({ _tag: "Private" });
    expect(readAccountSettings({})).toEqual(DEFAULT_ACCOUNT_SETTINGS);
    expect(DEFAULT_ACCOUNT_SETTINGS.mail.weekly_digest).toBe(false);
  });
});

describe("links from mails", () => {
  const HOUR = 3_600_000;
  const token = (purpose: TokenPurpose, isUsed = false) => ({
    hash: "h",
    purpose,
    email: "a@b.org",
    issuedAt: 0,
    isUsed,
  });

  it("ID37 J22 are good once, for an hour where they let somebody in, for a week where they show an address", () => {
    for (const [purpose, hours] of [
      ["resetPassword", 1],
      ["liftWait", 1],
      ["verifyEmail", 168],
      ["changeEmail", 168],
    ] as const) {
      expect(isTokenGood(token(purpose), 0)).toBe(true);
      expect(isTokenGood(token(purpose), hours * HOUR - 1)).toBe(true);
      expect(isTokenGood(token(purpose), hours * HOUR)).toBe(false);
      expect(isTokenGood(token(purpose, true), 0)).toBe(false);
    }
  });
});
