import { isPremiumCodeGood, readPremiumCode } from "@morsel/domain/membership";
import { describe, expect, it } from "vitest";

describe("codes", () => {
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
