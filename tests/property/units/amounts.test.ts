import { AMOUNT_MAX, amountText, readAmount, readFraction, readFromZero, typedFromZero } from "@morsel/domain/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { between, errorOf, valueOf } from "../../arbitraries/numbers.ts";

const positive = fc.integer({ min: 1, max: 999 });

describe("fractions", () => {
  it("U11 reads a/b and n a/b with positive integers", () => {
    fc.assert(
      fc.property(positive, positive, positive, (n, a, b) => {
        expect(valueOf(readFraction(`${a}/${b}`))).toBe(a / b);
        expect(valueOf(readFraction(` ${n} ${a}/${b} `))).toBe(n + a / b);
      }),
    );
  });

  it("U11 refuses everything else", () => {
    for (const text of ["", "1", "1/0", "0/1", "0 1/2", "-1/2", "1/-2", "1.5/2", "1/2/3", "a/b", "1 1 1/2", "½", "١/٢"])
      expect(errorOf(readFraction(text))).toEqual({ _tag: "FractionUnreadable", accepted: ["a/b", "n a/b"] });
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readFraction(text);
        expect(read.ok).toBe(/^ *([1-9]\d* +|0+[1-9]\d* +)?\d+ ?\/ ?\d+ *$/.test(text) && read.ok);
        if (read.ok) expect(read.value).toBeGreaterThan(0);
      }),
    );
  });
});

describe("amounts", () => {
  it("U12 reads whole numbers, both decimal marks, fractions, sums and tare", () => {
    for (const [text, amount] of [
      ["2", 2],
      ["1.5", 1.5],
      ["1,5", 1.5],
      [".5", 0.5],
      ["2.", 2],
      ["1/2", 0.5],
      ["1 1/2", 1.5],
      ["120+35", 155],
      ["120 + 35", 155],
      ["850-320", 530],
      ["1 1/2 + ¼", 1.75],
      ["0.1+0.2", 0.3],
      ["0,125", 0.125],
      ["1234.567", 1234.567],
      ["99999", 99_999],
    ] as const)
      expect(valueOf(readAmount(text))).toBe(amount);
  });

  it("U12 what has two readings is refused with both, unless the decimal mark is known", () => {
    for (const text of ["1,500", "1.500", "12,345", "250+1,500"])
      expect(errorOf(readAmount(text)).reason).toBe("ambiguous-separator");
    expect(errorOf(readAmount("1,250")).readings).toEqual([1.25, 1250]);
    expect(valueOf(readAmount("1,250", ","))).toBe(1.25);
    expect(valueOf(readAmount("1.250", "."))).toBe(1.25);
    expect(errorOf(readAmount("1.250", ",")).reason).toBe("ambiguous-separator");
    expect(errorOf(readAmount("1,250", ".")).reason).toBe("ambiguous-separator");
  });

  it("U12 zero is read where it is an amount too, and an empty field is zero, but a mark alone is not", () => {
    for (const text of ["", " ", "0", "00", "0.", "0,0", ".0", " 0.00 "]) {
      expect([text, valueOf(readFromZero(text, "."))]).toEqual([text, 0]);
      expect(typedFromZero(text, ".")).toBe(0);
    }
    for (const text of [".", ",", "x"]) {
      expect([text, readFromZero(text, ".").ok]).toEqual([text, false]);
      expect(typedFromZero(text, ".")).toBeUndefined();
    }
    expect(valueOf(readFromZero("1.5", "."))).toBe(1.5);
  });

  it("U12 says why it cannot read", () => {
    for (const [text, reason] of [
      ["", "empty"],
      ["   ", "empty"],
      ["1".repeat(61), "too-long"],
      ["1e3", "unknown-character"],
      ["12 g", "unknown-character"],
      ["2*3", "unknown-character"],
      ["(1)", "unknown-character"],
      ["Infinity", "unknown-character"],
      ["1 2", "malformed"],
      ["3+", "malformed"],
      ["+3", "malformed"],
      ["3+-1", "malformed"],
      ["1/2/3", "malformed"],
      ["1.5/2", "malformed"],
      ["1,2,3", "malformed"],
      ["1.500,5", "malformed"],
      ["3/0", "bad-fraction"],
      ["0/3", "bad-fraction"],
      ["0", "not-positive"],
      ["-5", "not-positive"],
      ["5-5", "not-positive"],
      ["320-850", "not-positive"],
      ["100000", "too-large"],
      ["9".repeat(60), "too-large"],
    ] as const)
      expect([text, errorOf(readAmount(text)).reason]).toEqual([text, reason]);
  });

  it("U13 the same characters in another dress are read, look-alikes are refused", () => {
    for (const [text, amount] of [
      ["½", 0.5],
      ["1½", 1.5],
      ["2 ⅜", 2.375],
      ["1⁄2", 0.5],
      ["８５０－３２０", 530],
      ["１．５", 1.5],
      ["１，５", 1.5],
      ["850−320", 530],
      ["850–320", 530],
      ["1\u00a01/2", 1.5],
    ] as const)
      expect(valueOf(readAmount(text))).toBe(amount);
    for (const text of ["٣", "३", "๓", "²", "１o", "l2", "О", "Ⅳ", "➀", "𝟏", "1\u200b2", "½½", "½/2"])
      expect(readAmount(text).ok).toBe(false);
  });

  it("U13 every fraction that has a character is worth its two numbers", () => {
    for (const sign of "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒") {
      const [numerator = "", denominator = ""] = sign.normalize("NFKD").split("\u2044");
      expect([sign, valueOf(readAmount(sign))]).toEqual([
        sign,
        Math.round((Number(numerator) / Number(denominator)) * 1e9) / 1e9,
      ]);
    }
  });

  it("U12 a sum of parts is the sum of what they read alone", () => {
    const part = fc.oneof(
      positive.map(String),
      fc.tuple(positive, fc.integer({ min: 0, max: 99 })).map(([n, d]) => `${n}.${String(d).padStart(2, "0")}`),
      fc.tuple(positive, positive).map(([a, b]) => `${a}/${b}`),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const sum = parts.reduce((total, text) => total + valueOf(readAmount(text)), 0);
        expect(valueOf(readAmount(parts.join(" + ")))).toBeCloseTo(sum, 6);
      }),
    );
  });

  it("U12 any text is read as an amount in range or refused, never thrown at", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc.string({ unit: fc.constantFrom(..."0123456789.,/+- ½"), maxLength: 30 }),
    );
    fc.assert(
      fc.property(text, (text) => {
        const read = readAmount(text);
        if (read.ok) {
          expect(read.value).toBeGreaterThan(0);
          expect(read.value).toBeLessThanOrEqual(AMOUNT_MAX);
        } else expect(read.error.max).toBe(AMOUNT_MAX);
      }),
      { numRuns: 2000 },
    );
  });

  it("U19 an amount that is written is read again as itself", () => {
    expect(amountText(1.125)).toBe("1.1250");
    expect(amountText(0.5)).toBe("0.5");
    expect(amountText(Number.NaN)).toBe("");
    fc.assert(
      fc.property(
        fc.oneof(
          between(1e-8, AMOUNT_MAX),
          fc.integer({ min: 1, max: 99_999_000 }).map((n) => n / 1000),
        ),
        (n) => {
          const amount = Math.round(n * 1e9) / 1e9;
          expect(valueOf(readAmount(amountText(amount)))).toBe(amount);
        },
      ),
    );
  });
});
