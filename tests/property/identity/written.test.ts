import * as identity from "@morsel/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

const ORIGIN = "https://morsel.example";

describe("names and addresses, as they are written", () => {
  it("ID1 super_admin and administrator are the roles of an admin", () => {
    expect(identity.ADMIN_ROLES.join(" ")).toBe("super_admin administrator");
    expect(["super_admin", "administrator", "admin", ""].map((role) => identity.isAdmin([role]))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("ID3 the letters that are taken; blanks around a name are none of it", () => {
    expect(errorOf(identity.checkUsername("a da"))).toEqual({
      _tag: "UsernameCharacters",
      accepted: "a-z A-Z 0-9 _ -",
    });
    expect(identity.checkUsername("  ada  ")).toEqual({ ok: true, value: "ada" });
    for (const blanks of [1, 196, 197, 5000])
      expect(identity.checkUsername(`${" ".repeat(blanks)}adalove`)).toEqual({ ok: true, value: "adalove" });
  });

  it("ID5 staff and addresses of the product, the first to the last, and 3 for e", () => {
    for (const name of ["about", "tools", "webmaster", "www", "h3lp", "Off1c1al", "5ystem"])
      expect([name, identity.isReservedUsername(name)]).toEqual([name, true]);
    expect(["ab0ve", "toolbox", "w3b"].map(identity.isReservedUsername)).toEqual([false, false, false]);
  });

  it("ID6 the same wish has the same names, today and after any update", () => {
    expect(identity.usernameSuggestions("José").join(" ")).toBe(
      "Jose Jose_eats Jose_fit Jose_cooks Jose_daily Jose_moves Jose_tracks Jose3420 Jose3457 Jose3494 Jose3531 Jose3568",
    );
    expect(identity.usernameSuggestions("3.14@example.org", 9).join(" ")).toBe(
      "eater eater_eats eater_fit eater_cooks eater_daily eater_moves eater_tracks eater3073 eater3110",
    );
    expect(identity.usernameSuggestions("a", 2.9)).toEqual(["a_eats", "a_fit"]);
    expect(identity.usernameSuggestions("x".repeat(99), 3).map((name) => name.length)).toEqual([23, 28, 27]);
    expect(identity.usernameSuggestions("2nd-Lieutenant x", 1)).toEqual(["nd-Lieutenantx"]);
    expect(identity.usernameSuggestions("x", 1000)).toHaveLength(40);
  });

  it("ID7 the last label is no number, the last @ divides, and what is accepted is shown", () => {
    for (const [address, isGood] of [
      ["a@b.2nd", true],
      ["a@b.d2", true],
      ["a@b.22", false],
      ["a@1.2.3.4", false],
      ["a@b@c.de", false],
      ["@b.de", false],
      ["b.de", false],
    ] as const)
      expect([address, identity.checkEmail(address).ok]).toEqual([address, isGood]);
    expect(errorOf(identity.checkEmail("a@b"))).toEqual({ _tag: "EmailShape", accepted: "name@example.org" });
    for (const blanks of [1, 994, 995, 5000])
      expect(identity.checkEmail(`${" ".repeat(blanks)}a@b.de${" ".repeat(blanks)}`)).toEqual({
        ok: true,
        value: "a@b.de",
      });
  });

  it("ID8 one address is one member, however its letters are written", () => {
    expect(identity.emailKey("  Ada@Example.ORG ")).toBe("ada@example.org");
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const checked = identity.checkEmail(address);
        if (checked.ok) expect(identity.emailKey(checked.value.toUpperCase())).toBe(identity.emailKey(address));
      }),
    );
  });

  it("ID10 the passwords everyone tries first, and one's own name however it is spaced", () => {
    for (const common of ["password", "87654321", "1qaz2wsx", "Asdfghjk", "baseball", "CHANGEME", "wachtwoord"])
      expect([common, errorOf(identity.checkPassword(common))]).toEqual([common, { _tag: "PasswordTooCommon" }]);
    expect(errorOf(identity.checkPassword("aaaaaaaa"))).toEqual({ _tag: "PasswordTooCommon" });
    expect(identity.checkPassword("aaaaaaab").ok).toBe(true);
    for (const who of [{ username: " Ada-Lovelace" }, { email: "ADA-lovelace@example.org" }])
      for (const typed of ["ada-lovelace", "  Ada-Lovelace "])
        expect(errorOf(identity.checkPassword(typed, who))).toEqual({ _tag: "PasswordIsYourName" });
  });

  it("ID9 a character counts once, however many units it takes", () => {
    for (const [typed, isGood] of [
      ["🍎".repeat(255) + "b", true],
      ["🍎".repeat(255) + "bc", false],
      ["🍎".repeat(6) + "b", false],
      ["🍎".repeat(7) + "b", true],
    ] as const)
      expect([typed.length, identity.checkPassword(typed).ok]).toEqual([typed.length, isGood]);
    expect(valueOf(identity.checkPassword(`a${"b".repeat(255)}`))).toHaveLength(256);
  });
});

describe("sessions and clients, as they are written", () => {
  it("ID12 the origin with a query or a hash is its home page", () => {
    for (const [given, leads] of [
      [ORIGIN, `${ORIGIN}/`],
      [`${ORIGIN}?a=1`, `${ORIGIN}/?a=1`],
      [`${ORIGIN}#top`, `${ORIGIN}/#top`],
      [`/food?from=${ORIGIN}#`, `${ORIGIN}/food?from=${ORIGIN}#`],
      [`${ORIGIN}//evil`, `${ORIGIN}/`],
    ] as const)
      expect(identity.safeCallbackUrl(given, ORIGIN)).toBe(leads);
  });

  it("ID16 focus and storage refresh always, polling where an interval is set", () => {
    expect(identity.REFRESH_TRIGGERS.join(" ")).toBe("focus storage poll");
    expect([undefined, Number.NaN, Infinity, 0, -1, 0.5, 60].map((s) => identity.triggersRefresh("poll", s))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it("ID17 a value whose first chunk, or any after, is missing is no value", () => {
    const parts = identity.cookieChunks("s", "x".repeat(9000));
    expect(parts.map(({ name, value }) => [name, value.length])).toEqual([
      ["s.0", 3933],
      ["s.1", 3933],
      ["s.2", 1134],
    ]);
    for (const missing of [0, 1])
      expect(
        identity.joinCookieChunks(
          "s",
          parts.filter((_, i) => i !== missing),
        ),
      ).toBeUndefined();
    expect(identity.joinCookieChunks("s", parts.slice(0, 2))).toBe("x".repeat(7866));
    expect(
      identity.joinCookieChunks("s", [
        { name: "s", value: "old" },
        { name: "s.1", value: "x" },
      ]),
    ).toBeUndefined();
    expect(identity.joinCookieChunks("s", [{ name: "s", value: "whole" }])).toBe("whole");
  });

  it("ID23 only what begins with /account/ is a password path", () => {
    expect(identity.isPasswordPath("/blog/account/password-reset")).toBe(false);
    expect(identity.isPasswordPath("/account/password-reset")).toBe(true);
  });

  it("ID24 the fields of the user service, in their order", () => {
    const fields =
      "diary_preferences privacy_preferences goal_preferences unit_preferences account goal_displays location_preferences " +
      "system_data profiles step_sources app_preferences partner_only_fields social_preferences";
    expect(identity.USER_FIELDS.join(" ")).toBe(fields);
    expect(fields.split(" ").every(identity.isUserField)).toBe(true);
    expect(["password", "", undefined, 1].some(identity.isUserField)).toBe(false);
  });

  it("ID26 a token ends at 4096 characters", () => {
    expect([4096, 4097].map((length) => identity.isTokenLike("x".repeat(length)))).toEqual([true, false]);
  });

  it("ID28 a client that says nothing of its platform is the web's", () => {
    expect(identity.inAppContext({ tokenSaysInApp: true })).toEqual({
      client: "Web",
      isWebView: true,
      clientId: "N/A",
      appVersion: "N/A",
    });
    expect(identity.inAppContext({ clientIdHeader: "  ", appVersionHeader: " 1 " })).toEqual({
      client: "Web",
      isWebView: false,
      clientId: "N/A",
      appVersion: "1",
    });
    expect(identity.inAppContext({ clientIdHeader: "x".repeat(101) }).clientId).toBe("x".repeat(100));
    expect(identity.viewerCountry(undefined, " de ")).toBe("DE");
  });

  it("ID30 after any number of failures the wait is a quarter of an hour", () => {
    for (const failures of [11, 35, 36, 1e3, 1e308]) expect(identity.signInDelay(failures, 5)).toBe(900);
  });

  it("ID32 a UUID is the whole text", () => {
    const uuid = "0190a6a0-0000-7000-8000-000000000001";
    expect([uuid, `x${uuid}`, `${uuid}x`, uuid.toUpperCase()].map(identity.isUuid)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
