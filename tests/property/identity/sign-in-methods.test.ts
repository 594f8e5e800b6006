import {
  isFreshlyAuthenticated,
  isLastSignInMethod,
  readRecoveryCode,
  readTotpCode,
  recoveryCode,
} from "@morsel/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

describe("ways in", () => {
  it("ID84 a recovery code is read however it is typed, and nothing else is one", () =>
    fc.assert(
      fc.property(bytes, fc.array(fc.nat({ max: 30 }), { maxLength: 8 }), fc.boolean(), (random, gaps, isLower) => {
        const code = recoveryCode(random);
        expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
        let typed = code.replaceAll("-", "");
        for (const gap of gaps) typed = `${typed.slice(0, gap)} ${typed.slice(gap)}`;
        typed = typed.replaceAll("0", "o").replaceAll("1", isLower ? "l" : "I");
        expect(readRecoveryCode(isLower ? typed.toLowerCase() : typed)).toBe(code);
        expect(readRecoveryCode(code.slice(1))).toBeUndefined();
        expect(readRecoveryCode(`${code}0`)).toBeUndefined();
        expect(readRecoveryCode(code.replace(/.$/, "U"))).toBeUndefined();
        expect(readRecoveryCode(code + " ".repeat(64))).toBeUndefined();
      }),
    ));

  it("ID84 all of its random bits count", () =>
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        const isSame = a.every((byte, i) => byte % 32 === (b[i] ?? 0) % 32);
        expect(recoveryCode(a) === recoveryCode(b)).toBe(isSame);
      }),
    ));

  it("ID83 a code is six figures, with or without a space", () => {
    for (const typed of ["123456", "123 456", " 123456 ", "12 34 56"]) expect(readTotpCode(typed)).toBe("123456");
    for (const other of ["12345", "1234567", "12345a", "", "١٢٣٤٥٦", " ".repeat(20), "-12345"])
      expect([other, readTotpCode(other)]).toEqual([other, undefined]);
  });

  it("ID85 the last way in is the only one there is", () =>
    fc.assert(
      fc.property(fc.boolean(), fc.nat({ max: 10 }), fc.nat({ max: 5 }), (hasPassword, passkeys, providers) => {
        const ways = [...(hasPassword ? [1] : []), ...Array.from({ length: passkeys + providers })];
        expect(isLastSignInMethod({ hasPassword, passkeys, providers })).toBe(ways.length <= 1);
      }),
    ));

  it("ID81 is shown for a quarter of an hour, and by no clock that was set back", () =>
    fc.assert(
      fc.property(fc.integer({ min: -7_200_000, max: 7_200_000 }), (passed) => {
        const isFresh = isFreshlyAuthenticated({ authenticatedAt: 1_772_712_000_000 }, 1_772_712_000_000 + passed);
        expect(isFresh).toBe(passed > -900_000 && passed < 900_000);
      }),
    ));
});
