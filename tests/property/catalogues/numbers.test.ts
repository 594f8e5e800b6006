import { numberIn } from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const digits = (most: number) => fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: most });

describe("numbers of a catalogue", () => {
  it("W245 a number is the one that its digits say, to the last of them", () => {
    fc.assert(
      fc.property(digits(18), digits(18), fc.constantFrom("", "-", "+", " "), (whole, part, sign) => {
        for (const text of [`${sign}${whole}`, `${sign}${whole}.${part}`, `${sign}${whole}.${part}e-3 `]) {
          const isNumber = whole !== "" || (text.includes(".") && part !== "");
          expect(numberIn(text)).toBe(isNumber ? Number(text) : undefined);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each(["", ".", "1.2.3", "1,5", "0x10", "1 2", "five", "Infinity", "٣", null, true, NaN])(
    "W245 %s is none",
    (given) => expect(numberIn(given)).toBeUndefined(),
  );
});
