import { cancelRenewal, isPremiumCodeGood, PRODUCT_CODES, readPremiumCode, renewWith } from "@morsel/domain/membership";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const codes = fc.constantFrom(...PRODUCT_CODES);
const instants = fc.integer({ min: 0, max: 4e12 });

describe("a subscription that goes on", () => {
  it("ME12 cancelling takes nothing that is paid; it is resumed or changed until that is over", () => {
    fc.assert(
      fc.property(codes, codes, instants, instants, (plan, other, paidUntil, now) => {
        const cancelled = cancelRenewal({ paidUntil, next: plan });
        expect(cancelled).toEqual({ paidUntil, next: undefined });
        for (const next of [plan, other])
          expect(renewWith(cancelled, next, now)).toEqual(now < paidUntil ? { paidUntil, next } : undefined);
      }),
    );
    expect(renewWith({ paidUntil: 1, next: undefined }, "premium_1_month", Number.NaN)).toBeUndefined();
  });

  it("ME13 codes are read as people type them, and are good for a time and a number of uses", () => {
    expect(readPremiumCode(" abcd-efgh 12 ")).toBe("ABCDEFGH12");
    expect(readPremiumCode("ＡＢＣＤ１２３４")).toBe("ABCD1234");
    for (const odd of ["", "ABCD123", "x".repeat(25), "ABCD123б", "ABCD_1234", "ABCD12٣4"])
      expect([odd, readPremiumCode(odd)]).toEqual([odd, undefined]);
    expect([7, 8, 24, 25].map((length) => readPremiumCode("A".repeat(length)) !== undefined)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const code = { until: 1000, uses: 2, most: 3 };
    expect(isPremiumCodeGood(code, 999)).toBe(true);
    expect(isPremiumCodeGood(code, 1000)).toBe(false);
    expect(isPremiumCodeGood({ ...code, uses: 3 }, 0)).toBe(false);
    expect(isPremiumCodeGood(code, Number.NaN)).toBe(false);
  });
});
