import { checkCode, checkGiftEnd, codeOf, endedCode, giftTakenBack, isSameCode } from "@morsel/domain/back-office";
import { isPremiumCodeGood, readPremiumCode } from "@morsel/domain/membership";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const NOW = Date.UTC(2026, 2, 5, 12);
const DAY = 86_400_000;
const secret = fc.base64String({ minLength: 80, maxLength: 90 });

describe("premium by hand", () => {
  it("BO1 ends later than now and within ten years", () => {
    for (const [until, isGood] of [
      [NOW, false],
      [NOW + 1, true],
      [NOW + 3650 * DAY, true],
      [NOW + 3661 * DAY, false],
      [Number.NaN, false],
    ] as const)
      expect([until, checkGiftEnd(until, NOW).ok]).toEqual([until, isGood]);
  });

  it("BO1 taken back it ends at once, and never later than it would have", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * NOW }), (until) => {
        const end = giftTakenBack(until, NOW);
        expect(end <= NOW && end <= until).toBe(true);
        expect(end === NOW || end === until).toBe(true);
      }),
    );
  });
});

describe("codes by hand", () => {
  const wish = { gives: "months", months: 3, until: NOW + DAY, most: 10 } as const;
  const refused = (change: object) => {
    const checked = checkCode({ ...wish, ...change }, "", NOW);
    return checked.ok ? undefined : checked.error.field;
  };

  it("BO2 a code without a text gets twelve signs of a secret, none of them mistaken for another", () => {
    fc.assert(
      fc.property(secret, (given) => {
        expect(codeOf(given)).toMatch(/^[A-HJKMNP-Z2-9]{12}$/);
        const made = checkCode(wish, given, NOW);
        expect(made).toEqual({ ok: true, value: { ...wish, code: codeOf(given), uses: 0 } });
        expect(made.ok && isPremiumCodeGood(made.value, NOW)).toBe(true);
      }),
    );
  });

  it("BO2 its text is kept as it is compared, and each of its limits is told by name", () => {
    const made = checkCode({ ...wish, code: "spring 2026-a" }, "", NOW);
    expect(made.ok && made.value.code).toBe(readPremiumCode("SPRING2026A"));
    const code = "SPRING26";
    expect(refused({ code: "short" })).toBe("code");
    for (const months of [0, 25, 1.5]) expect(refused({ code, months })).toBe("months");
    for (const until of [NOW, NOW + 1831 * DAY, Number.NaN]) expect(refused({ code, until })).toBe("until");
    for (const most of [0, 1_000_001, 0.5]) expect(refused({ code, most })).toBe("most");
    for (const edge of [{ months: 24 }, { most: 1_000_000 }, { until: NOW + 1 }])
      expect(refused({ code, ...edge })).toBeUndefined();
    const discount = checkCode({ ...wish, code, gives: "discount", months: 7 }, "", NOW);
    expect(discount.ok && discount.value.months).toBe(0);
  });

  it("BO3 a code that is ended gives nothing more and keeps its count", () => {
    const code = { ...wish, code: "SPRING26", uses: 4 };
    const ended = endedCode(code, NOW);
    expect([isPremiumCodeGood(code, NOW), isPremiumCodeGood(ended, NOW), ended.uses]).toEqual([true, false, 4]);
    expect(endedCode(ended, NOW + DAY)).toEqual(ended);
    expect([isSameCode(code, { ...code, uses: 9 }), isSameCode(code, ended)]).toEqual([true, false]);
    for (const change of [{ gives: "discount" }, { months: 4 }, { most: 11 }, { code: "SPRING27" }] as const)
      expect(isSameCode(code, { ...code, ...change })).toBe(false);
  });
});
