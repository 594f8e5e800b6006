import { connectAnswer, connectRequestIn } from "@morsel/domain/forum";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const FORUM = "https://community.example/c";
const nonce = "0123456789abcdef";

describe("DiscourseConnect", () => {
  it("FO15 a request leads back to the forum's own host", () => {
    const asked = (returnUrl: string) =>
      connectRequestIn(String(new URLSearchParams({ nonce, return_sso_url: returnUrl })), FORUM);
    for (const own of ["https://community.example", "https://community.example/session/sso_login?x=1"])
      expect(asked(own)).toEqual({ ok: true, value: { nonce, returnUrl: own } });
    for (const other of [
      "http://community.example/",
      "https://community.example.evil.example/",
      "https://evil.example/#https://community.example/",
      "https://community.example@evil.example/",
    ])
      expect(asked(other)).toMatchObject({ error: { _tag: "ConnectRefused" } });
  });

  it("FO15 whatever is sent is refused or names a nonce and an own address", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, address) => {
        const found = connectRequestIn(text, FORUM);
        const built = connectRequestIn(
          `nonce=${nonce}&return_sso_url=${encodeURIComponent(address.toWellFormed())}`,
          FORUM,
        );
        for (const one of [found, built])
          if (one.ok) expect(new URL(one.value.returnUrl).host).toBe("community.example");
      }),
    );
  });

  it("FO15 the answer says who the member is, whatever they are called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (username) => {
        const member = { id: "1", username, email: "a+b@example.org", isEmailVerified: false, isModerator: true };
        const told = new URLSearchParams(connectAnswer({ nonce, returnUrl: FORUM }, member));
        expect(Object.fromEntries(told)).toEqual({
          nonce,
          external_id: "1",
          email: "a+b@example.org",
          username: username.toWellFormed(),
          require_activation: "true",
          moderator: "true",
        });
      }),
    );
  });
});
