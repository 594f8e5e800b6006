import { checkGuessable, type Password } from "@morsel/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const LEAKED = new Set(["summer", "letmein", "monkey", "password", "trustno1"]);
const who = { username: "AdaLovelace", email: "countess@example.org" };
const judge = (text: string) => checkGuessable(text as Password, who, (word) => LEAKED.has(word));
const tagOf = (text: string): string => {
  const judged = judge(text);
  if (judged.ok) return "taken";
  return judged.error._tag === "PasswordGuessable" ? judged.error.because : judged.error._tag;
};
const little = fc.string({ unit: fc.constantFrom(..."0123456789!?.-_ "), maxLength: 5 });

describe("passwords that are guessed soon", () => {
  it("ID44 a leaked word is refused in any case, with figures for letters and with little around it", () => {
    fc.assert(
      fc.property(fc.constantFrom("summer", "letmein", "monkey"), little, fc.boolean(), (word, around, isBefore) => {
        const written = word[0]?.toUpperCase() + word.slice(1);
        expect(tagOf(isBefore ? around + written : written + around)).toBe(
          around === "" ? "PasswordTooCommon" : "word",
        );
      }),
    );
    for (const text of ["$ummer2026", "P@ssw0rd2024", "l3tm31n99", "Summer19900517", "monkey123456789"])
      expect([text, tagOf(text)]).toEqual([text, "word"]);
    expect(tagOf("TrustNo1")).toBe("PasswordTooCommon");
  });

  it("ID44 a leaked word among others, or with much around it, is as good as any", () => {
    for (const text of ["summer monkey", "letmein to the quiet garden", "monkey847261", "sum2026mer", "Winterberries"])
      expect([text, tagOf(text)]).toEqual([text, "taken"]);
  });

  it("ID44 the member's own names with little around them are refused", () => {
    for (const text of ["adalovelace1", "!AdaLovelace!", "countess2026", "Count3ss2026", "adalovelace12345678"])
      expect([text, tagOf(text)]).toEqual([text, "PasswordIsYourName"]);
  });

  it("ID44 what repeats less than a whole password is refused, whatever it repeats", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 7 }), fc.integer({ min: 2, max: 30 }), (unit, times) => {
        const text = unit.repeat(times);
        if (text.length >= 8 && text.length <= 64)
          expect(["repeat", "word", "PasswordTooCommon"]).toContain(tagOf(text));
      }),
    );
    for (const text of ["11112222", "aaaabbbbcccc", "abcdabcd"]) expect([text, tagOf(text)]).toEqual([text, "repeat"]);
    expect(tagOf("x7Kq2pLmx7Kq2pLm")).toBe("taken");
  });

  it("ID44 rows of keys, of figures and of the alphabet are refused in both directions", () => {
    for (const text of ["abcdefghij", "QWERTZUIOP", "lkjhgfdsa", "0987654321", "asdfgh123456", "zyxwvutsr"])
      expect([text, tagOf(text)]).toEqual([text, "row"]);
    for (const text of ["qwerty garden", "asdf1290xy"]) expect([text, tagOf(text)]).toEqual([text, "taken"]);
  });

  it("ID44 every day of two centuries is refused as people write it", () => {
    const two = (n: number): string => String(n).padStart(2, "0");
    const day = fc.record({
      year: fc.integer({ min: 1900, max: 2099 }),
      month: fc.integer({ min: 1, max: 12 }),
      date: fc.integer({ min: 1, max: 31 }),
      mark: fc.constantFrom("", "-", ".", "/", " "),
    });
    fc.assert(
      fc.property(day, ({ year, month, date, mark }) => {
        for (const parts of [
          [year, two(month), two(date)],
          [two(date), two(month), year],
          [two(month), two(date), year],
        ])
          expect(["date", "repeat"]).toContain(tagOf(parts.join(mark)));
      }),
    );
    expect(tagOf("18400517")).toBe("taken");
  });

  it("ID44 what is long enough is taken without looking, and what is taken is answered as it was given", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 65, maxLength: 200 }), (text) => {
        expect(judge(text)).toEqual({ ok: true, value: text });
      }),
    );
  });
});
