import { FOOD_TABS, isFoodTab, readGtin, writtenGtin } from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("barcodes", () => {
  it("F13 real numbers are read and kept with fourteen digits", () => {
    for (const [typed, kept] of [
      ["4006381333931", "04006381333931"],
      ["036000291452", "00036000291452"],
      ["96385074", "00000096385074"],
      ["10614141543219", "10614141543219"],
      [" 4 006381-333931 ", "04006381333931"],
    ] as const)
      expect(readGtin(typed)).toEqual({ ok: true, value: kept });
  });

  it("F29 a UPC-E is the twelve digits that it leaves zeros out of", () => {
    for (const [short, long] of [
      ["01234565", "012345000065"],
      ["04252614", "042100005264"],
      ["04567840", "045670000080"],
      ["01201303", "012000000133"],
      ["01278931", "012700000891"],
      ["06543217", "065100004327"],
    ] as const)
      expect([short, readGtin(short)]).toEqual([short, readGtin(long)]);
  });

  it("F13 of ten last digits one is right, and the refusal names it", () => {
    const bodies = fc.constantFrom(7, 11, 12, 13).chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)));
    fc.assert(
      fc.property(bodies, (body) => {
        const read = Array.from({ length: 10 }, (_, digit) => readGtin(`${body}${digit}`));
        const right = read.findIndex(({ ok }) => ok);
        expect(read.filter(({ ok }) => ok)).toHaveLength(1);
        for (const one of read) if (!one.ok) expect(one.error).toEqual({ _tag: "GtinCheckDigit", expected: right });
      }),
    );
  });

  it("F32 a code is written as on the package, and read as the same", () => {
    for (const digits of ["4006381333931", "036000291452", "96385074", "10614141543219", "012345000065"]) {
      const read = readGtin(digits);
      expect(read.ok && writtenGtin(read.value)).toBe(digits);
    }
    const zeros = fc.integer({ min: 0, max: 13 });
    fc.assert(
      fc.property(zeros, fc.stringMatching(/^\d{14}$/), (many, digits) => {
        const read = readGtin("0".repeat(many) + digits.slice(many));
        if (!read.ok) return;
        const written = writtenGtin(read.value);
        expect([8, 12, 13, 14]).toContain(written.length);
        expect(readGtin(written)).toEqual(read);
      }),
      { numRuns: 2000 },
    );
  });

  it("F13 a single wrong digit is noticed wherever it is", () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [..."4006381333931"];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(readGtin(digits.join("")).ok).toBe(false);
      }),
    );
  });

  it("F13 any other text is refused with the lengths that there are", () => {
    for (const text of [
      "",
      "1",
      "123456789",
      "400638133393x",
      "٤006381333931",
      "９6385074",
      "1".repeat(15),
      "96385074.0",
    ])
      expect(readGtin(text)).toEqual({ ok: false, error: { _tag: "GtinShape", lengths: [8, 12, 13, 14] } });
    fc.assert(fc.property(fc.string(), (text) => typeof readGtin(text).ok === "boolean"));
  });
});

describe("lists of foods", () => {
  it("F14 five tabs, by their names on the wire", () => {
    expect(FOOD_TABS).toEqual(["recent", "frequent", "my_foods", "meals", "recipes"]);
    expect(FOOD_TABS.every(isFoodTab)).toBe(true);
    for (const other of ["", "Recent", "usual", "toString", 1, null, undefined]) expect(isFoodTab(other)).toBe(false);
  });
});
