import { isPasswordPath, redactUrl } from "@morsel/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("addresses that carry secrets", () => {
  it("ID22 no token of a password reset survives, and nothing else is touched", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9]{10,40}$/),
        fc.constantFrom("/", "%2F", "?token=", "#"),
        (token, glue) => {
          for (const before of [
            "/account/password-reset",
            "https://x.y/de/account/password-reset",
            "/x?callbackUrl=%2Faccount%2Fpassword%2Dreset",
            "/account/%70assword-rese%74",
            "/account/PASSWORD-R%45SET",
            "/x?callbackUrl=%252Faccount%252F%2570assword-reset",
          ])
            expect(redactUrl(`${before}${glue}${token}`)).toBe(`${before}/REDACTED`);
        },
      ),
    );
    for (const url of ["/food/diary?x=1", "", "/account/forgot-password", "/account/password-reset"])
      expect(redactUrl(url)).toBe(url);
  });

  it("ID23 the password paths are known", () => {
    for (const path of [
      "/account/password-reset",
      "/account/password-reset/abc",
      "/account/forgot-password",
      "/account/forgot-password/",
      "/account/forgot-password?email=a",
      "/de/account/password-reset/abc",
      "/account/%70assword-reset/abc",
      "/%64e/account/password-reset",
      "//account//password-reset/abc",
      "/account/./password-reset",
      "/x/../account\\password-reset",
      "/account/password-reset/%ff",
    ])
      expect([path, isPasswordPath(path)]).toEqual([path, true]);
    for (const path of [
      "/account/change-password",
      "/password-reset",
      "/account/password-resets",
      "/account/password-reset-now",
      "/",
    ])
      expect(isPasswordPath(path)).toBe(false);
  });
});
