import * as units from "@morsel/domain/units";
import { describe, expect, it } from "vitest";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

describe("the edges of amounts", () => {
  it("U12 long figures are read exactly, with point and comma, to nine decimals and up to nine digits of a fraction", () => {
    expect(valueOf(units.readAmount("1.123456789"))).toBe(1.123456789);
    expect(valueOf(units.readAmount("1.1234567894"))).toBe(1.123456789);
    expect(valueOf(units.readAmount("0,1234567890123456"))).toBe(0.123456789);
    expect(valueOf(units.readAmount("12,0000000000000001"))).toBe(12);
    expect(valueOf(units.readAmount("123456789/123456789"))).toBe(1);
    expect(valueOf(units.readAmount("1 999999999/999999999"))).toBe(2);
    for (const text of ["1234567890/1", "1/1234567890", "1 1234567890/3", "1/", "/2", "1 2 3", "1 /", ". 5", "5:3"])
      expect([text, units.readAmount(text).ok]).toEqual([text, false]);
  });

  it("U12 the doubt about thousands is about the part that has the mark, and about three digits behind it", () => {
    expect(errorOf(units.readAmount("2 + 1,500"))).toMatchObject({ reason: "ambiguous-separator", found: "1,500" });
    expect(errorOf(units.readAmount("1,500+2"))).toMatchObject({ readings: [1.5, 1500], found: "1,500" });
    for (const [text, amount] of [
      ["1.5+250", 251.5],
      ["1,50+1000", 1001.5],
      ["10.25-0.125", 10.125],
    ] as const)
      expect([text, valueOf(units.readAmount(text))]).toEqual([text, amount]);
    expect(errorOf(units.readAmount("x"))).toMatchObject({ _tag: "AmountUnreadable", reason: "unknown-character" });
  });

  it("U13 signs in another dress, tabs among them, are read; a fraction's character stands apart from its whole", () => {
    for (const [text, amount] of [
      ["１２．５", 12.5],
      ["1½", 1.5],
      ["1\t½", 1.5],
      ["850−320", 530],
      ["850–320", 530],
      ["1⁄2", 0.5],
      ["1∕2", 0.5],
      ["３　１／４", 3.25],
    ] as const)
      expect([text, valueOf(units.readAmount(text))]).toEqual([text, amount]);
    expect(units.plainAmountText("1\t2")).toBe("1 2");
    expect(units.plainAmountText("plain ~ text")).toBe("plain ~ text");
    expect(errorOf(units.readAmount("1\u00b2")).found).toBe("²");
  });

  it("U11 a fraction has at most forty signs, space around it not counted away", () => {
    expect(valueOf(units.readFraction(`${" ".repeat(37)}1/2`))).toBe(0.5);
    expect(units.readFraction(`${" ".repeat(38)}1/2`).ok).toBe(false);
  });

  it("U2 U14 the largest quantity is one, and 99999 is shown as it is on either side of zero", () => {
    expect(valueOf(units.kcal(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
    expect([99_999, -99_999, 99_998.6, 0, -0, 0.5].map(units.displayNumber)).toEqual([
      99_999, -99_999, 99_999, 0, 0, 0.5,
    ]);
    expect(Object.is(units.displayNumber(-0), 0)).toBe(true);
  });
});

describe("the edges of rounding and sharing", () => {
  it("U18 steps that are no part of one and no whole number make no noise either", () => {
    expect([units.toStep(1, 0.3), units.toStep(7, 2.5), units.toStep(0.7, 0.35), units.toStep(2.1, 0.7)]).toEqual([
      0.9, 7.5, 0.7, 2.1,
    ]);
    expect([units.toStep(17, 5), units.toStep(0.45, 0.15), units.toStep(1e15, 0.3)]).toEqual([15, 0.45, 1e15]);
    expect([units.toStep(-0.04, 0.1), units.toStep(-0.05, 0.1), units.toStep(5, 0), units.toStep(5, Infinity)]).toEqual(
      [0, -0.1, 5, 5],
    );
  });

  it("U20 the largest remainders take what is left, in the order of the weights where they are alike", () => {
    expect(units.apportion([1, 1, 1], 100)).toEqual([34, 33, 33]);
    expect(units.apportion([10, 20, 70.6], 10)).toEqual([1, 2, 7]);
    expect(units.apportion([0.1, 0.3, 0.6], 4)).toEqual([1, 1, 2]);
    expect(units.apportion([1, 2, 4], 10)).toEqual([1, 3, 6]);
    for (const wrong of [[-1, 2], [Number.NaN, 1], [0, 0], []]) expect(units.apportion(wrong, 10)).toBeUndefined();
  });

  it("U1 U15 what may be chosen of each kind; a stored change is found again within 5 g of its preset", () => {
    expect(units.UNIT_CHOICES).toEqual({
      energy: ["calories", "kilojoules"],
      bodyWeight: ["kilograms", "pounds", "stone"],
      height: ["centimeters", "inches"],
      distance: ["kilometers", "miles"],
      water: ["milliliters", "fluid_ounces", "cups"],
    });
    expect([units.weeklyChangeInKg(1, "kg"), units.weeklyChangeInKg(2.20462262185, "lb")]).toEqual([1, 1]);
    expect([units.weeklyChangePreset(-0.4536, "lb"), units.weeklyChangePreset(-0.46, "lb")]).toEqual([-1, undefined]);
    expect([units.weeklyChangePreset(0.2549, "kg"), units.weeklyChangePreset(0.256, "kg")]).toEqual([0.25, undefined]);
    expect(units.GRAMS_PER_OUNCE).toBe(28.349523125);
  });
});
