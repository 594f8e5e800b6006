import * as nutrition from "@morsel/domain/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facts } from "../../arbitraries/diary.ts";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

const { qualityFlags } = nutrition;
const tags = (...given: Parameters<typeof qualityFlags>) => qualityFlags(...given).map(({ _tag }) => _tag);

describe("facts and their sums, as they are written", () => {
  it("N12 the numbers of FoodData Central", () => {
    const numbers =
      "energy 1008 carbohydrates 1005 fat 1004 protein 1003 saturated_fat 1258 polyunsaturated_fat 1293 " +
      "monounsaturated_fat 1292 trans_fat 1257 cholesterol 1253 sodium 1093 potassium 1092 fiber 1079 sugar 2000 " +
      "vitamin_a 1106 vitamin_c 1162 calcium 1087 iron 1089 added_sugars 1235 polyols 1086 water 1051 alcohol 1018 " +
      "caffeine 1057 theobromine 1058 ash 1007 starch 1009 sucrose 1010 glucose 1011 fructose 1012 lactose 1013 " +
      "maltose 1014 galactose 1075 pufa_18_2 1269 pufa_18_2_n6 1316 pufa_18_3 1270 pufa_18_3_n3 1404 pufa_20_4 1271 " +
      "epa 1278 dpa 1280 dha 1272 magnesium 1090 phosphorus 1091 zinc 1095 copper 1098 manganese 1101 selenium 1103 " +
      "fluoride 1099 iodine 1100 chloride 1088 chromium 1096 molybdenum 1102 vitamin_a_iu 1104 retinol 1105 " +
      "carotene_beta 1107 carotene_alpha 1108 cryptoxanthin_beta 1120 lycopene 1122 lutein_zeaxanthin 1123 " +
      "vitamin_d 1114 vitamin_e 1109 vitamin_e_added 1242 vitamin_k 1185 thiamin 1165 riboflavin 1166 niacin 1167 " +
      "pantothenic_acid 1170 vitamin_b6 1175 biotin 1176 folate 1177 folic_acid 1186 folate_food 1187 folate_dfe 1190 " +
      "vitamin_b12 1178 vitamin_b12_added 1246 choline 1180 betaine 1198 tryptophan 1210 threonine 1211 " +
      "isoleucine 1212 leucine 1213 lysine 1214 methionine 1215 cystine 1216 phenylalanine 1217 tyrosine 1218 " +
      "valine 1219 arginine 1220 histidine 1221 alanine 1222 aspartic_acid 1223 glutamic_acid 1224 glycine 1225 " +
      "proline 1226 serine 1227";
    expect(
      Object.entries(nutrition.FDC_NUMBERS)
        .map(([id, number]) => `${id} ${number}`)
        .join(" "),
    ).toBe(numbers);
  });

  it("N1 N2 an amount goes up to a thousand million, and facts of an endless amount are none", () => {
    expect([0, 1e9, 1e9 + 1, -0, -1, Number.NaN, "1"].map(nutrition.isNutrientAmount)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(nutrition.scaleFacts({ fat: 0 }, Infinity)).toEqual({});
    expect(nutrition.energyOfGrams({}, 50)).toBeUndefined();
    expect(nutrition.energyOfGrams({ energy: 89 }, 200)).toBe(178);
  });

  it("N3 a sum with one more part is the sum of them all", () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 5 }), facts, (parts, last) => {
        const [grown, whole] = [
          nutrition.addToSum(nutrition.sumFacts(parts), last),
          nutrition.sumFacts([...parts, last]),
        ];
        expect(grown).toEqual(whole);
        const before = nutrition.sumFacts(parts);
        nutrition.addToSum(before, last);
        expect(before).toEqual(nutrition.sumFacts(parts));
      }),
    );
    const unknown = { energy: 5, fat: undefined } as unknown as nutrition.NutritionFacts;
    expect(nutrition.addToSum(nutrition.sumFacts([{ energy: 1 }]), unknown)).toEqual({
      facts: { energy: 6 },
      known: { energy: 2 },
      parts: 2,
    });
  });

  it("N6 N7 carbohydrate that is all fibre leaves none", () => {
    expect(nutrition.inBasis({ carbohydrates: 10, fiber: 10.5 }, "us", "eu").carbohydrates).toBe(0);
    expect(nutrition.netCarbohydrates({ carbohydrates: 5, polyols: 5.5 }, "eu")).toBe(0);
    expect(nutrition.energyOfParts({ protein: 0, fat: 0, carbohydrates: 5, polyols: 10 }, "eu")).toBe(24);
  });

  it("N9 shares of energy need all three", () => {
    for (const one of ["carbohydrates", "fat", "protein"])
      expect(nutrition.energyShares({ [one]: 10 })).toBeUndefined();
    expect(nutrition.energyShares({ carbohydrates: 10, fat: 0, protein: 0 })).toEqual({
      carbohydrates: 100,
      fat: 0,
      protein: 0,
    });
  });

  it("N13 N14 an index of 0 to 150, and no carbohydrate, have a load", () => {
    expect([
      nutrition.glycaemicLoad(0, 50),
      nutrition.glycaemicLoad(150, 0.5),
      nutrition.glycaemicLoad(0.5, 0),
      nutrition.glycaemicLoad(150.5, 1),
    ]).toEqual([0, 0.75, 0, undefined]);
    expect([150, 150.5].map(nutrition.glycaemicIndexClass)).toEqual(["high", undefined]);
  });

  it("N11 where there is no fat there is no share of it; what is missing is said by its name", () => {
    const none = { energy: 0, sugar: 0, saturated_fat: 1, sodium: 0, protein: 0, fat: 0 };
    expect(valueOf(nutrition.nutriScore(none, "fats")).negative).toBe(0);
    expect(valueOf(nutrition.nutriScore({ ...none, saturated_fat: 0.1, fat: 1 }, "fats")).negative).toBe(1);
    for (const [given, category, options, missing] of [
      [{}, "food", {}, ["energy", "sugar", "saturated_fat", "sodium", "protein"]],
      [none, "wine", {}, ["category"]],
      [{ ...none, fiber: -1 }, "fats", { fruitPercent: 101 }, ["fiber", "fruitPercent"]],
    ] as const)
      expect(errorOf(nutrition.nutriScore(given, category as "food", options))).toEqual({
        _tag: "NutriScoreNeeds",
        missing,
      });
  });
});

describe("doubts, at the figure where they begin", () => {
  it("N10 a part is above its whole by more than half a gram and two per cent", () => {
    const flagged = (given: nutrition.NutritionFacts) =>
      qualityFlags({ energy: 400, ...given }, "eu").filter(({ _tag }) => _tag === "PartAboveWhole");
    for (const [part, whole] of [
      ["saturated_fat", "fat"],
      ["trans_fat", "fat"],
      ["monounsaturated_fat", "fat"],
      ["polyunsaturated_fat", "fat"],
      ["sugar", "carbohydrates"],
      ["added_sugars", "sugar"],
    ] as const) {
      expect(flagged({ [whole]: 40, [part]: 41.2 })).toEqual([]);
      expect(flagged({ [whole]: 40, [part]: 41.4 })).toEqual([{ _tag: "PartAboveWhole", part, whole }]);
      expect(flagged({ [part]: 40 })).toEqual([]);
      expect(flagged({ [whole]: 0 })).toEqual([]);
    }
    // On a US label sugars stand within the carbohydrate that holds the fibre too.
    expect(tags({ energy: 80, carbohydrates: 40, fiber: 20, sugar: 30 }, "us")).toContain("PartAboveWhole");
    expect(tags({ energy: 80, carbohydrates: 40, fiber: 20, sugar: 30 }, "eu")).not.toContain("PartAboveWhole");
  });

  it("N10 energy is missed where fat, protein, carbohydrate, sugar or alcohol is known", () => {
    for (const id of ["fat", "protein", "carbohydrates", "sugar", "alcohol"])
      expect([id, tags({ [id]: 1 }, "us")]).toEqual([id, ["EnergyMissing"]]);
    for (const id of ["iron", "water", "fiber"]) expect([id, tags({ [id]: 1 }, "us")]).toEqual([id, []]);
  });

  it("N10 kilojoules are suspected where the parts make more than 5 kcal, and up to 4.6 times them", () => {
    const food = (kcalOfProtein: number, energy: number) =>
      tags({ protein: kcalOfProtein / 4, fat: 0, carbohydrates: 0, energy }, "us").includes("KilojoulesAsKcal");
    expect([food(5, 21), food(5.5, 23), food(6, 25), food(100, 459), food(100, 461)]).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it("N10 parts are summed with the fibre that an EU label leaves out, and with water, alcohol and ash where they are known", () => {
    const grams = (given: nutrition.NutritionFacts, basis: "us" | "eu") =>
      qualityFlags({ energy: 400, ...given }, basis).flatMap((flag) =>
        "grams" in flag ? [flag._tag, flag.grams] : [],
      );
    const known = { fat: 20, protein: 20, carbohydrates: 40, water: 5 };
    expect(grams(known, "us")).toEqual(["PartsBelow100g", 85]);
    expect(grams({ ...known, fiber: 21 }, "us")).toEqual(["PartsBelow100g", 85]);
    expect(grams({ ...known, fiber: 21 }, "eu")).toEqual(["PartsAbove100g", 106]);
    expect(grams({ ...known, alcohol: 3, ash: 1 }, "us")).toEqual(["PartsBelow100g", 89]);
    const { water: _, ...dry } = known;
    expect(grams(dry, "us")).toEqual([]);
    expect(grams({ ...dry, fat: 46 }, "us")).toEqual(["PartsAbove100g", 106]);
  });

  it("N10 salt and sodium are confused where they differ by less than a tenth of more than 50 mg; kJ are held against kcal that are some", () => {
    const salted = (sodium: number, saltGrams?: number) =>
      tags({ energy: 1, sodium }, "us", saltGrams === undefined ? {} : { saltGrams }).includes("SodiumIsSalt");
    expect([
      salted(50, 0.05),
      salted(60, 0.06),
      salted(1090, 1),
      salted(1110, 1),
      salted(909, 1),
      salted(890, 1),
    ]).toEqual([false, true, true, false, true, false]);
    expect(tags({ energy: 1 }, "us", { saltGrams: 1 })).toEqual([]);
    expect(salted(1000)).toBe(false);
    expect(tags({ energy: 0 }, "us", { kilojoules: 5 })).toEqual([]);
    expect(tags({ energy: 0.5 }, "us", { kilojoules: 5 })).toEqual(["KilojoulesDisagree"]);
  });

  it("N15 oil and honey have next to nothing else in them, and no water is known of them", () => {
    const density = (given: nutrition.NutritionFacts) =>
      qualityFlags({ energy: 800, ...given }, "eu").flatMap((flag) => ("gramsPerMl" in flag ? [flag.gramsPerMl] : []));
    expect(density({ fat: 92 })).toEqual([0.92]);
    for (const more of [{ protein: 1 }, { carbohydrates: 1 }, { water: 0 }])
      expect([more, density({ fat: 92, ...more })]).toEqual([more, []]);
    for (const more of [{ protein: 0.9 }, { carbohydrates: 0.9 }])
      expect([more, density({ fat: 92, ...more })]).toEqual([more, [0.92]]);
    expect(density({ carbohydrates: 105.5 })).toEqual([1.42]);
    expect([density({ carbohydrates: 117, fat: 1 }), density({ carbohydrates: 117, fat: 0.9 })]).toEqual([[], [1.42]]);
  });

  it("N16 a US label prints calories by tens, up to fifty by fives, fat by wholes, below five by halves", () => {
    const isServing = (energy: number, fat: number, more: object = {}) =>
      tags({ energy, fat, carbohydrates: 13, protein: 3, ...more }, "us", { servingGrams: 42 }).includes("PerServing");
    for (const [energy, fat, is] of [
      [60, 2, true],
      [55, 2, false],
      [51, 2, false],
      [45, 2, true],
      [46, 2, false],
      [190, 4.5, true],
      [190, 4.6, false],
      [190, 5.5, false],
      [190, 8.5, false],
      [190, 8, true],
    ] as const)
      expect([energy, fat, isServing(energy, fat)]).toEqual([energy, fat, is]);
    expect([isServing(190, 8, { carbohydrates: 13.6 }), isServing(190, 8, { protein: 3.6 })]).toEqual([false, false]);
    for (const unknown of ["energy", "fat", "carbohydrates", "protein"])
      expect([unknown, isServing(190, 8, { [unknown]: undefined })]).toEqual([unknown, false]);
    // A serving of 50 g turns the same 190 kcal into 95, which a label prints too.
    expect(tags({ energy: 190, fat: 8, carbohydrates: 25, protein: 5 }, "us", { servingGrams: 50 })).toEqual([]);
    expect(tags({ energy: 0, fat: 0, carbohydrates: 0, protein: 0 }, "us", { servingGrams: 42 })).toEqual([]);
  });

  it("N16 like foods decide by a tenth of a serving's energy and three tenths of 100 g's", () => {
    const isServing = (energy: number, servingGrams: number, usualEnergy: number) =>
      tags({ energy }, "eu", { servingGrams, usualEnergy }).includes("PerServing");
    expect([
      isServing(200, 50, 400),
      isServing(219, 50, 400),
      isServing(221, 50, 400),
      isServing(181, 50, 400),
      isServing(179, 50, 400),
      isServing(320, 80, 400),
      isServing(270, 68, 400),
      isServing(0, 0.5, 400),
      isServing(0.5, 0.125, 400),
      isServing(50, 50, 0),
    ]).toEqual([true, true, false, true, false, false, true, false, true, false]);
    expect(tags({ energy: 100 }, "eu", { gramsPerMl: 1.4 })).toEqual([]);
  });
});
