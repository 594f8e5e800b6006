import {
  readLexicon,
  type FoodTraits,
  relevancePrior,
  parsePriorRules,
  searchNamesOf,
  rankFoods,
  readQuery,
  termsOf,
  type FoodId,
  type ServingId,
} from "@morsel/domain/foods";
import { COUNTRIES, CURRENCIES } from "@morsel/domain/currency";
import { totalsOf, amountInServing, GRAM, OUNCE, type FoodEntry } from "@morsel/domain/diary";
import { banMember, REPORT_REASONS } from "@morsel/domain/forum";
import * as identity from "@morsel/domain/identity";
import { bmiClass, checkOwnType, navyBodyFat } from "@morsel/domain/measurements";
import { ANALYTICS_KEYS, readPremiumCode } from "@morsel/domain/membership";
import { qualityFlags } from "@morsel/domain/nutrition";
import { kitchenAmount, scaleFactor } from "@morsel/domain/recipes";
import { WIDGETS } from "@morsel/domain/dashboard";
import { TIME_ZONES, US_STATES } from "@morsel/domain/reference";
import { describe, expect, it } from "vitest";

const tags = (...given: Parameters<typeof qualityFlags>) => qualityFlags(...given).map(({ _tag }) => _tag);
const LEXICON = readLexicon({ weights: {}, optional: ["cup", "large"], related: [] }, "");

/** Rules that a slip in a table or a constant would break, each held to figures that were reckoned apart from the code. */
describe("rules in figures", () => {
  it("M9 M10 body fat by the Navy's inches, and where the classes of Asian populations begin", () => {
    // 86.010 lg(52 / 2.54) − 70.041 lg(180 / 2.54) + 36.76, and 163.205 lg(140 / 2.54) − 97.684 lg(165 / 2.54) − 78.387
    expect(navyBodyFat({ sex: "male", heightCm: 180, neckCm: 38, waistCm: 90 })).toBeCloseTo(19.92712, 4);
    expect(navyBodyFat({ sex: "female", heightCm: 165, neckCm: 33, waistCm: 75, hipsCm: 98 })).toBeCloseTo(28.73401, 4);
    expect(navyBodyFat({ sex: "female", heightCm: 165, neckCm: 33, waistCm: 75 })).toBeUndefined();
    expect(navyBodyFat({ sex: "male", heightCm: 180, neckCm: 90, waistCm: 90 })).toBeUndefined();
    expect([18.4, 18.5, 22.9, 23, 27.5, 32.5, 37.5].map((bmi) => bmiClass(bmi, "asian"))).toEqual([
      "underweight",
      "normal",
      "normal",
      "overweight",
      "obese-1",
      "obese-2",
      "obese-3",
    ]);
  });

  it("N10 what is doubted, at the figure where the doubt begins", () => {
    const parts = { carbohydrates: 25, fat: 0, protein: 0, fiber: 0 };
    // More than 20 kcal, and more than a fifth of what is said.
    expect([79, 80, 125, 126].map((energy) => tags({ ...parts, energy }, "eu"))).toEqual([
      ["EnergyDiffersFromParts"],
      [],
      [],
      ["EnergyDiffersFromParts"],
    ]);
    // The parts of 250 kcal are 200: a fifth of what is said.
    expect(tags({ carbohydrates: 50, fat: 0, protein: 0, fiber: 0, energy: 250 }, "eu")).toEqual([]);
    expect(tags({ carbohydrates: 50, fat: 0, protein: 0, fiber: 0, energy: 251 }, "eu")).toEqual([
      "EnergyDiffersFromParts",
    ]);
    for (const [energy, isKilojoules] of [
      [359, false],
      [360, true],
      [459.9, true],
      [461, false],
    ] as const)
      expect([energy, tags({ ...parts, energy }, "eu").includes("KilojoulesAsKcal")]).toEqual([energy, isKilojoules]);
    expect([900, 900.1].map((energy) => tags({ energy }, "us"))).toEqual([[], ["EnergyAbovePureFat"]]);
    for (const [kilojoules, flags] of [
      [399, ["KilojoulesDisagree"]],
      [400, []],
      [440, []],
      [441, ["KilojoulesDisagree"]],
    ] as const)
      expect([kilojoules, tags({ energy: 100 }, "us", { kilojoules })]).toEqual([kilojoules, flags]);
    const whole = (protein: number) =>
      tags({ fat: 0, protein, carbohydrates: 0, fiber: 0, water: 0, energy: 4 * protein }, "eu");
    expect([89.9, 90, 105, 105.1].map(whole)).toEqual([["PartsBelow100g"], [], [], ["PartsAbove100g"]]);
    expect([40_000, 40_001].map((sodium) => tags({ sodium }, "us"))).toEqual([[], ["SodiumIsSalt"]]);
    expect(tags({ sugar: 1 }, "us")).toEqual(["EnergyMissing"]);
  });

  it("ID25 ID30 the device's cookie; five tries of an account and twenty of an address, then 15 s, doubled to 15 min", () => {
    expect(identity.DEVICE_ID_COOKIE).toBe("anon-device-id");
    expect(identity.FREE_LOGIN_TRIES).toEqual({ account: 5, address: 20 });
    expect(identity.LOGIN_MEMORY_SECONDS).toBe(3600);
    expect([4, 5, 6, 7, 8, 9, 10, 11, 12, 1e9].map((failures) => identity.signInDelay(failures, 5))).toEqual([
      0, 15, 30, 60, 120, 240, 480, 900, 900, 900,
    ]);
  });

  it("R5 a third is a third and five eighths are five eighths", () => {
    expect([0.32, 0.6, 0.9, 2.99, 1.13].map(kitchenAmount)).toEqual([
      { whole: 0, numerator: 1, denominator: 3 },
      { whole: 0, numerator: 5, denominator: 8 },
      { whole: 0, numerator: 7, denominator: 8 },
      { whole: 3, numerator: 0, denominator: 1 },
      { whole: 1, numerator: 1, denominator: 8 },
    ]);
    expect([scaleFactor(4, 6), scaleFactor(4, 401)]).toEqual([1.5, undefined]);
  });

  it("D31 to grams the weight, to ounces the nearest half and never none, between servings the count, from a weight one", () => {
    const slice = { id: "slice" as ServingId, label: "1 slice", grams: 35.4 };
    const cup = { id: "cup" as ServingId, label: "1 cup", grams: 240 };
    expect([
      amountInServing(2, slice, GRAM),
      amountInServing(0.01, slice, GRAM),
      amountInServing(2, slice, OUNCE),
      amountInServing(0.1, slice, OUNCE),
      amountInServing(3, slice, cup),
      amountInServing(300, GRAM, cup),
      amountInServing(7, OUNCE, cup),
      amountInServing(7, cup, cup),
      amountInServing(8, OUNCE, GRAM),
    ]).toEqual([71, 0.35, 2.5, 0.5, 3, 1, 1, 7, 227]);
  });

  it("D1 the sum of a day, and of how many entries each figure is", () => {
    const entry = (grams: number, per100g: FoodEntry["per100g"]) => ({ foodId: "x", grams, per100g }) as FoodEntry;
    const { facts, known, parts } = totalsOf([entry(200, { energy: 89, iron: 1 }), entry(50, { energy: 100, fat: 4 })]);
    expect([facts, known, parts]).toEqual([{ energy: 228, fat: 2, iron: 2 }, { energy: 2, fat: 1, iron: 1 }, 2]);
  });

  it("RE1 RE3 RE13 zones, states and widgets, from the first to the last", () => {
    const codes = [...US_STATES.values()].join(" ");
    expect(codes).toBe(
      "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY",
    );
    expect([TIME_ZONES[0], TIME_ZONES.at(-1)]).toEqual([
      { name: "American Samoa", iana: "Pacific/Pago_Pago", offsetMinutes: -660 },
      { name: "Kiritimati", iana: "Pacific/Kiritimati", offsetMinutes: 840 },
    ]);
    expect(TIME_ZONES.find(({ iana }) => iana === "Asia/Kolkata")).toEqual({
      name: "India",
      iana: "Asia/Kolkata",
      offsetMinutes: 330,
    });
    expect(WIDGETS.join(" ")).toBe("energy macros heartHealthy lowCarb customSummary");
  });

  it("ME9 where a session keeps what goes with a purchase", () => {
    expect(ANALYTICS_KEYS).toEqual({ entryPoint: "entry_point", feature: "feature" });
  });

  it("F3 the last word is a beginning, the others are whole; a size may be missing, the food may not", () => {
    expect(termsOf("ban", true)).toContainEqual({ word: "ban", isPrefix: true, closeness: 1 });
    expect(termsOf("ban", false).some(({ isPrefix }) => isPrefix)).toBe(false);
    expect(termsOf("berri", true).map(({ word }) => word)).toContain("berry");
    const foods = ["banana", "bandana sweets"].map((description) => ({
      id: description as FoodId,
      plainness: 0.5,
      names: searchNamesOf({ description, alternativeNames: [] }, LEXICON),
    }));
    const query = readQuery("large banana", LEXICON);
    expect(query.words.map(({ isOptional }) => isOptional)).toEqual([true, false]);
    expect(rankFoods(query, foods, LEXICON)[0]?.id).toBe("banana");
    expect(readQuery("1 banana", LEXICON).words[0]?.isOptional).toBe(true);
  });

  it("F9 a food is plainer when it is common, unbranded, still sold and said in few words", () => {
    const rules = parsePriorRules({ datasets: {}, categories: [], states: [] });
    const plain: FoodTraits = {
      description: "Banana",
      category: "Fruits",
      dataset: "sr28",
      isBranded: false,
      isSurveyed: false,
      isDiscontinued: false,
    };
    const of = (more: Partial<FoodTraits>) => relevancePrior({ ...plain, ...more }, rules, LEXICON);
    expect([
      of({}),
      of({ isSurveyed: true }),
      of({ isBranded: true }),
      of({ isDiscontinued: true }),
      of({ description: "Banana chips fried sweet" }),
      of({ description: `Banana ${"abcdefghijklmnop".split("").join("x ")}` }),
    ]).toEqual([0.6, 0.72, 0.35, 0.35, 0.495, 0.3]);
  });

  it("FO6 FO7 M3 ME13 CU3 lengths, reasons and lists as they are written", () => {
    expect(REPORT_REASONS.join(" ")).toBe(
      "spam harassment dangerous_advice adult_content wrong_values duplicate offensive other",
    );
    const banned = banMember({ reason: "  spam  ", until: 7 }, { isModerator: true }, { isModerator: false });
    expect(banned).toEqual({ ok: true, value: { reason: "spam", until: 7 } });
    const own = (name: string, unit: string) => checkOwnType({ name, unit });
    expect(own("e\u0301".repeat(40), " cm ")).toEqual({ ok: true, value: { name: "é".repeat(40), unit: "cm" } });
    expect([own("x".repeat(41), "cm"), own("x", "y".repeat(13)), own("x", "y".repeat(12)).ok]).toEqual([
      { ok: false, error: { _tag: "OwnTypeRefused", field: "name", max: 40 } },
      { ok: false, error: { _tag: "OwnTypeRefused", field: "unit", max: 12 } },
      true,
    ]);
    expect(readPremiumCode(`${" ".repeat(92)}ABCDEFGH`)).toBe("ABCDEFGH");
    expect(readPremiumCode(`${" ".repeat(93)}ABCDEFGH`)).toBeUndefined();
    expect(CURRENCIES.length).toBeGreaterThan(150);
    expect([CURRENCIES[0], CURRENCIES.at(-1), COUNTRIES[0], COUNTRIES.at(-1)]).toEqual(["AED", "ZWG", "AD", "ZW"]);
    expect(
      [CURRENCIES, COUNTRIES].map((list) => list.every((code, i) => i === 0 || code > (list[i - 1] ?? ""))),
    ).toEqual([true, true]);
  });
});
