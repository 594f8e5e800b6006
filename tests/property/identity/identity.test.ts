import {
  ADMIN_ROLES,
  checkPassword,
  inAppContext,
  isAdmin,
  isMemberId,
  isTokenLike,
  isUuid,
  linkedProviders,
  missingFields,
  normalisePassword,
  requiredFieldMessage,
  rolesOf,
  USER_FIELDS,
  DEVICE_ID_COOKIE,
  userFieldsOf,
  viewerCountry,
} from "@morsel/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const anyText = fc.string({ unit: "binary", maxLength: 300 });

describe("roles", () => {
  it("ID1 only the first role makes an admin", () => {
    for (const role of ADMIN_ROLES) {
      expect(isAdmin([role, "user"])).toBe(true);
      expect(isAdmin(["user", role])).toBe(false);
    }
    expect([isAdmin(undefined), isAdmin([]), isAdmin(["Administrator"]), isAdmin(["admin"])]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it("ID2 who is not signed in is a visitor and nothing else", () => {
    for (const hasPremium of [true, false])
      for (const roles of [undefined, ["administrator"], ["user"]]) {
        expect(rolesOf({ isSignedIn: false, hasPremium, roles })).toEqual(["visitor"]);
        const held = rolesOf({ isSignedIn: true, hasPremium, roles });
        expect(held.includes("member")).toBe(true);
        expect(held.includes("premium")).toBe(hasPremium);
        expect(held.includes("admin")).toBe(roles?.[0] === "administrator");
      }
  });
});

describe("passwords", () => {
  it("ID9 takes 8 to 256 characters of any script", () => {
    for (const password of [
      "correct horse battery",
      "пароль от еды",
      "🍎🍐🍊🍋🍌🍉🍇🍓",
      "        x",
      "a1".repeat(128),
    ])
      expect(checkPassword(password).ok).toBe(true);
    // One character that NFKC makes eighteen, eight that it makes four, and 200 that it makes 400.
    const uneven = ["\ufdfa", "e\u0301i\u0301o\u0301u\u0301", "ﬁ".repeat(200)];
    for (const password of ["", "7 chars", "🍎🍐🍊🍋🍌🍉🍇", "ab".repeat(129), "ab".repeat(1_000_000), ...uneven])
      expect(checkPassword(password)).toEqual({ ok: false, error: { _tag: "PasswordLength", min: 8, max: 256 } });
  });

  it("ID10 refuses the commonest, one repeated character, and the member's own names", () => {
    for (const password of ["password", "PassWord1", "12345678", "qwertyuiop", "aaaaaaaaaa", "🍎".repeat(9)])
      expect(checkPassword(password)).toEqual({ ok: false, error: { _tag: "PasswordTooCommon" } });
    const who = { username: "AdaLovelace", email: "countess@example.org" };
    for (const password of ["adalovelace", "ADALOVELACE", "countess@example.org", "Countess"])
      expect(checkPassword(password, who)).toEqual({ ok: false, error: { _tag: "PasswordIsYourName" } });
    expect(checkPassword("adalovelace!", who).ok).toBe(true);
  });

  it("ID11 composed and decomposed letters make one password", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalisePassword(text.normalize("NFD"))).toBe(normalisePassword(text.normalize("NFC")));
        const checked = checkPassword(text);
        if (checked.ok) expect(checked.value).toBe(normalisePassword(text));
      }),
    );
  });
});

describe("small rules", () => {
  it("ID24 the thirteen user fields, and only they, can be asked for", () => {
    expect(USER_FIELDS).toHaveLength(13);
    expect(userFieldsOf(["account", "password_hash", "account", "__proto__", "profiles"])).toEqual([
      "account",
      "profiles",
    ]);
  });

  it("ID25 the device id has a cookie", () => expect(DEVICE_ID_COOKIE).toBe("anon-device-id"));

  it("ID32 a member's id is a UUID in lower case, and nothing near it", () => {
    fc.assert(
      fc.property(fc.uuid({ version: 7 }), (id) => {
        expect([isUuid(id), isMemberId(id)]).toEqual([true, true]);
        for (const near of [id.toUpperCase(), id.slice(1), `${id} `, `${id}0`, id.replaceAll("-", ""), [id], null, 7])
          expect(isUuid(near)).toBe(near === id);
      }),
    );
  });

  it("ID31 a provider counts once, however often it was linked", () => {
    const socialMediaLinks = ["google", "apple", "google"].map((provider) => ({ provider }));
    expect(linkedProviders({ socialMediaLinks })).toEqual(["google", "apple"]);
    expect(linkedProviders({ socialMediaLinks: [] })).toEqual([]);
  });

  it("ID26 a token-like string has at least ten characters that are no space", () => {
    expect(isTokenLike("1234567890")).toBe(true);
    expect(isTokenLike("123456789")).toBe(false);
    expect(isTokenLike("1 2 3 4 5 6 7 8 9   ")).toBe(false);
    expect([isTokenLike("🍎".repeat(9)), isTokenLike("🍎".repeat(10))]).toEqual([false, true]);
    for (const odd of [undefined, null, 1234567890, {}, ""]) expect(isTokenLike(odd)).toBe(false);
    fc.assert(
      fc.property(anyText, (text) => {
        expect(isTokenLike(text)).toBe([...text.replaceAll(/\s/g, "")].length >= 10);
      }),
    );
  });

  it("ID27 a missing field is named", () => {
    expect(requiredFieldMessage("email")).toBe("email is a required field");
    expect(missingFields({ a: "", b: 0, c: null, d: "  ", e: false }, ["a", "b", "c", "d", "e", "toString"])).toEqual([
      "a",
      "c",
      "d",
      "toString",
    ]);
  });

  it("ID28 an in-app client is known by any one of three signs", () => {
    const agent = "Mozilla/5.0 (iPhone) Morsel-iOS/24.3.1";
    for (const clientIdHeader of [undefined, "morsel-android"])
      for (const userAgent of [undefined, "Mozilla/5.0 (iPhone)", agent])
        for (const tokenSaysInApp of [undefined, false, true]) {
          const seen = inAppContext({ clientIdHeader, userAgent, tokenSaysInApp });
          expect(seen.isWebView).toBe(clientIdHeader !== undefined || userAgent === agent || tokenSaysInApp === true);
          expect(seen.clientId).toBe(clientIdHeader ?? "N/A");
          expect(seen.appVersion).toBe(userAgent === agent ? "24.3.1" : "N/A");
          if (!seen.isWebView) expect(seen.client).toBe("Web");
        }
    expect(inAppContext({ userAgent: agent }).client).toBe("iOS");
    expect(inAppContext({ clientIdHeader: "morsel-android", appVersionHeader: "7" })).toEqual({
      client: "AndroidOS",
      isWebView: true,
      clientId: "morsel-android",
      appVersion: "7",
    });
    expect(inAppContext({ clientIdHeader: "  " })).toEqual({
      client: "Web",
      isWebView: false,
      clientId: "N/A",
      appVersion: "N/A",
    });
  });

  it("ID29 the override header comes first, the United States last", () => {
    expect(viewerCountry("de", "FR")).toBe("DE");
    expect(viewerCountry(undefined, "fr")).toBe("FR");
    expect(viewerCountry("", undefined)).toBe("US");
    expect(viewerCountry("Germany", "1 ")).toBe("US");
  });
});
