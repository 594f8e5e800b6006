import * as nutrition from "@morsel/domain/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facts } from "../../arbitraries/diary.ts";
import { between } from "../../arbitraries/numbers.ts";

const { inBasis, netCarbohydrates } = nutrition;

describe("nutrition facts", () => {
  it("N1 N2 scaling keeps what is unknown unknown and zero zero", () => {
    fc.assert(
      fc.property(facts, between(0, 5000), (per100g, grams) => {
        const scaled = nutrition.factsOfGrams(per100g, grams);
        expect(Object.keys(scaled)).toEqual(Object.keys(per100g));
        for (const id of nutrition.NUTRIENT_IDS) {
          const amount = per100g[id];
          if (amount !== undefined) expect(scaled[id]).toBeCloseTo((amount * grams) / 100, 6);
        }
      }),
    );
    for (const grams of [Number.NaN, Infinity, -Infinity, -1, -0])
      expect(nutrition.factsOfGrams({ energy: 100, fat: 0 }, grams)).toEqual({});
    for (const wrong of [Number.NaN, Infinity, -1, -0])
      expect(nutrition.factsOfGrams({ energy: wrong, fat: 2 }, 50)).toEqual({ fat: 1 });
    expect(nutrition.scaleFacts({ energy: 1e9, fat: 2 }, 1e300)).toEqual({ fat: 2e300 });
    for (const wrong of [
      null,
      [],
      "x",
      { energy: -1 },
      { energy: -0 },
      { energy: Number.NaN },
      { energy: Infinity },
      { unheard: 1 },
    ])
      expect(nutrition.isNutritionFacts(wrong)).toBe(false);
  });

  it("N12 the specification's nutrients come first, and every one has a unit and a number", () => {
    const specified =
      "energy carbohydrates fat protein saturated_fat polyunsaturated_fat monounsaturated_fat trans_fat cholesterol sodium " +
      "potassium fiber sugar vitamin_a vitamin_c calcium iron";
    expect(nutrition.NUTRIENT_IDS.slice(0, 17).join(" ")).toBe(specified);
    expect(Object.keys(nutrition.FDC_NUMBERS)).toEqual(nutrition.NUTRIENT_IDS);
    expect(new Set(Object.values(nutrition.FDC_NUMBERS)).size).toBe(nutrition.NUTRIENT_IDS.length);
    const inUnit = (unit: string) => nutrition.NUTRIENT_IDS.filter((id) => nutrition.nutrientUnit(id) === unit);
    expect([inUnit("kcal"), inUnit("IU")]).toEqual([["energy"], ["vitamin_a_iu"]]);
    expect([inUnit("g").length, inUnit("mg").length, inUnit("µg").length]).toEqual([47, 23, 21]);
    for (const id of nutrition.NUTRIENT_IDS) expect(nutrition.isNutrientId(id)).toBe(true);
    for (const other of ["", "Energy", "toString", "salt"]) expect(nutrition.isNutrientId(other)).toBe(false);
  });

  it("N3 N4 a sum knows how many of its parts knew each nutrient", () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 6 }), (parts) => {
        const sum = nutrition.sumFacts(parts);
        for (const id of nutrition.NUTRIENT_IDS) {
          const known = parts.map((part) => part[id]).filter((amount) => amount !== undefined);
          expect(sum.known[id] ?? 0).toBe(known.length);
          expect(Object.hasOwn(sum.facts, id)).toBe(known.length > 0);
          expect(sum.facts[id] ?? 0).toBeCloseTo(
            known.reduce((total, amount) => total + amount, 0),
            6,
          );
          expect(nutrition.coverageOf(sum, id)).toBe(parts.length === 0 ? 1 : known.length / parts.length);
        }
      }),
    );
  });

  it("N5 the energy of parts counts 4-4-9, fibre 2, polyols 2.4, alcohol 7, the same on either basis", () => {
    expect(nutrition.energyOfParts({ protein: 10, fat: 10, carbohydrates: 30, fiber: 10 }, "us")).toBe(230);
    expect(nutrition.energyOfParts({ protein: 10, fat: 10, carbohydrates: 20, fiber: 10 }, "eu")).toBe(230);
    expect(nutrition.energyOfParts({ protein: 0, fat: 0, carbohydrates: 10, polyols: 10 }, "eu")).toBe(24);
    expect(nutrition.energyOfParts({ protein: 0, fat: 0, carbohydrates: 0, alcohol: 10 }, "us")).toBe(70);
    for (const unknown of [
      { protein: 0, fat: 0 },
      { protein: 0, carbohydrates: 0 },
      { fat: 0, carbohydrates: 0 },
    ])
      expect(nutrition.energyOfParts(unknown, "us")).toBeUndefined();
  });

  it("N6 US carbohydrate is EU carbohydrate and fibre; where fibre is unknown the other is too", () => {
    expect(inBasis({ carbohydrates: 64, fiber: 43 }, "us", "eu").carbohydrates).toBe(21);
    expect(inBasis({ carbohydrates: 21, fiber: 43 }, "eu", "us").carbohydrates).toBe(64);
    expect(inBasis({ carbohydrates: 64 }, "us", "eu")).toEqual({});
    expect(inBasis({ carbohydrates: 0 }, "us", "eu")).toEqual({ carbohydrates: 0 });
    fc.assert(
      fc.property(between(0, 100), between(0, 60), (carbohydrates, fiber) => {
        const there = inBasis({ carbohydrates, fiber }, "eu", "us");
        expect(inBasis(there, "us", "eu").carbohydrates).toBeCloseTo(carbohydrates, 9);
      }),
    );
  });

  it("N7 net carbohydrate is what neither is fibre nor polyol, the same from both labels", () => {
    expect(netCarbohydrates({ carbohydrates: 30, fiber: 10, polyols: 5 }, "us")).toBe(15);
    expect(netCarbohydrates({ carbohydrates: 20, polyols: 5 }, "eu")).toBe(15);
    expect(netCarbohydrates({ carbohydrates: 30 }, "us")).toBeUndefined();
    expect(netCarbohydrates({ carbohydrates: 3, fiber: 10 }, "us")).toBe(0);
  });

  it("N8 salt is sodium × 2.5", () => {
    expect(nutrition.saltOf({ sodium: 400 })).toBe(1);
    expect(nutrition.saltOf({})).toBeUndefined();
  });

  it("N9 shares of energy are whole and make 100", () => {
    expect(nutrition.energyShares({ carbohydrates: 50, fat: 10, protein: 25 })).toEqual({
      carbohydrates: 51,
      fat: 23,
      protein: 26,
    });
    for (const none of [
      {},
      { carbohydrates: 1, fat: 1 },
      { carbohydrates: 1, protein: 1 },
      { fat: 1, protein: 1 },
      { carbohydrates: 0, fat: 0, protein: 0 },
    ])
      expect(nutrition.energyShares(none)).toBeUndefined();
    fc.assert(
      fc.property(between(0, 500), between(0, 500), between(0.01, 500), (carbohydrates, fat, protein) => {
        const shares = nutrition.energyShares({ carbohydrates, fat, protein });
        if (shares === undefined) throw new Error("no shares");
        expect(shares.carbohydrates + shares.fat + shares.protein).toBe(100);
        const energy = carbohydrates * 4 + fat * 9 + protein * 4;
        expect(Math.abs(shares.fat - (fat * 900) / energy)).toBeLessThan(1);
      }),
    );
  });
});
