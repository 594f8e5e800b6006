import { checkEmail, checkUsername, emailKey, usernameKey, usernameSuggestions } from "@morsel/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const anyText = fc.string({ unit: "binary", maxLength: 300 });

describe("usernames", () => {
  it("ID3 an accepted name is plain ASCII of 3 to 30 characters, and accepting it again changes nothing", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[A-Za-z][\w-]{0,32}$/)), (text) => {
        const checked = checkUsername(text);
        if (!checked.ok) return;
        expect(checked.value).toMatch(/^[A-Za-z][A-Za-z0-9_-]{2,29}$/);
        expect(checkUsername(checked.value)).toEqual(checked);
      }),
    );
  });

  it("ID3 folds full-width letters and refuses look-alikes of other scripts", () => {
    expect(checkUsername("ａｄａ１")).toEqual({ ok: true, value: "ada1" });
    for (const disguise of [
      "аda",
      "adа",
      "αda",
      "ad\u0430m",
      "ada\u200b",
      "a da",
      "ada.l",
      "1ada",
      "-ada",
      "日本語の人",
      "ad\u0000a",
    ])
      expect(checkUsername(disguise)).toMatchObject({ ok: false, error: { _tag: "UsernameCharacters" } });
    for (const name of ["abc", "x".repeat(30)]) expect(checkUsername(name)).toEqual({ ok: true, value: name });
    for (const text of ["", "  ", "ab", "x".repeat(31), "x".repeat(100_000)])
      expect(checkUsername(text)).toEqual({ ok: false, error: { _tag: "UsernameLength", min: 3, max: 30 } });
  });

  it("ID4 a name's key has no case, no space around it and no width", () => {
    expect(usernameKey(" Ada ")).toBe("ada");
    expect(usernameKey("ＡＤＡ")).toBe("ada");
    fc.assert(
      fc.property(anyText, (text) => {
        expect(usernameKey(usernameKey(text))).toBe(usernameKey(text));
      }),
    );
  });

  it("ID5 the product's names are refused, also in disguise", () => {
    for (const name of ["admin", "ADMIN", "adm1n", "ad-min", "Supp0rt", "m0r5el", "r_o_o_t", "Moderator"])
      expect(checkUsername(name)).toEqual({ ok: false, error: { _tag: "UsernameReserved" } });
    for (const name of ["adminton", "roots", "morselista"]) expect(checkUsername(name).ok).toBe(true);
  });

  it("ID6 suggestions are acceptable, distinct and repeatable, whatever was wished for", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 40 }), (wish, count) => {
        const suggested = usernameSuggestions(wish, count);
        expect(suggested).toHaveLength(count);
        expect(new Set(suggested).size).toBe(count);
        for (const name of suggested) expect(checkUsername(name)).toEqual({ ok: true, value: name });
        expect(usernameSuggestions(wish, count)).toEqual(suggested);
      }),
    );
    expect(usernameSuggestions("José")[0]).toBe("Jose");
    expect(usernameSuggestions("ada", Number.NaN)).toHaveLength(12);
    expect(usernameSuggestions("ada", -1)).toEqual([]);
  });
});

describe("e-mail addresses", () => {
  it("ID7 takes what mail can be sent to and keeps the local part as typed", () => {
    for (const [given, kept] of [
      ["ada@example.org", "ada@example.org"],
      ["  Ada.L+x@Example.ORG ", "Ada.L+x@example.org"],
      ["o'hara@a-b.co.uk", "o'hara@a-b.co.uk"],
      ["a!b.c!d#e=f@g.de", "a!b.c!d#e=f@g.de"],
      ["a@xn--mnchen-3ya.de", "a@xn--mnchen-3ya.de"],
      [`${"a".repeat(64)}@b.de`, `${"a".repeat(64)}@b.de`],
    ] as const)
      expect(checkEmail(given)).toEqual({ ok: true, value: kept });
  });

  it("ID7 refuses what is no address", () => {
    for (const given of [
      "",
      " ",
      "ada",
      "@b.de",
      "a@",
      "a@b",
      "a@@b.de",
      "a b@c.de",
      ".a@b.de",
      "a.@b.de",
      "a..b@c.de",
      "a@-b.de",
      "a@b-.de",
      "a@b..de",
      "a@1.2.3.4",
      "a@b.de\r\nBcc: x@y.z",
      "a@exаmple.org",
      "a@b.de, c@d.de",
      `${"a".repeat(65)}@b.de`,
      `a@${"b".repeat(64)}.de`,
      `a@${"b.".repeat(130)}de`,
      "x".repeat(1_000_000),
    ])
      expect(checkEmail(given).ok).toBe(false);
  });

  it("ID8 an address's key has no case", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(emailKey(address.toUpperCase())).toBe(emailKey(address));
      }),
    );
  });
});
