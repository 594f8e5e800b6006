import { err, ok, type Result } from "../result/index.ts";
import { KJ_PER_KCAL } from "../units/index.ts";
import { saltOf } from "./basis.ts";
import { isNutrientAmount, type NutritionFacts } from "./nutrition-facts.ts";

/** Fats are fats, oils, nuts and seeds. */
const CATEGORIES = ["food", "red-meat", "cheese", "fats", "beverage", "water"] as const;
export type NutriScoreCategory = (typeof CATEGORIES)[number];
export type NutriScoreGrade = "A" | "B" | "C" | "D" | "E";
export type NutriScore = {
  readonly grade: NutriScoreGrade;
  readonly score: number;
  readonly negative: number;
  readonly positive: number;
};

type Needed = "energy" | "sugar" | "saturated_fat" | "sodium" | "protein" | "fat";

export type NutriScoreNeeds = {
  readonly _tag: "NutriScoreNeeds";
  /** Inputs that are unknown, or no figure. */
  readonly missing: readonly (Needed | "fiber" | "category" | "fruitPercent")[];
};

export type NutriScoreOptions = {
  /** Per cent of fruit, vegetables and legumes; none when nobody tells. */
  readonly fruitPercent?: number;
  readonly hasSweetener?: boolean;
};

const NEEDED = ["energy", "sugar", "saturated_fat", "sodium", "protein"] as const;

const steps = (by: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => by * (i + 1));

/** Points are the thresholds that are strictly exceeded; the noise of 0.1 + 0.2 exceeds none. */
const over = (value: number, thresholds: readonly number[]): number =>
  thresholds.filter((threshold) => value > threshold + 1e-9).length;

const SUGARS = [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51];
const FIBRE = [3, 4.1, 5.2, 6.3, 7.4];
const PROTEIN = [2.4, 4.8, 7.2, 9.6, 12, 14, 17];
const SATURATED_SHARE = [10, 16, 22, 28, 34, 40, 46, 52, 58, 64];
const BEVERAGE = {
  energy: [30, 90, 150, 210, 240, 270, 300, 330, 360, 390],
  sugars: [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11],
  protein: [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3],
};

const fruitPoints = (percent: number, isBeverage: boolean): number =>
  percent > 80 ? (isBeverage ? 6 : 5) : percent > 60 ? (isBeverage ? 4 : 2) : percent > 40 ? (isBeverage ? 2 : 1) : 0;

/** The highest score of A, B, C and D. */
const GRADES = { food: [0, 2, 10, 18], fats: [-6, 2, 10, 18], beverage: [-Infinity, 2, 6, 9] } as const;

/**
 * N11: Nutri-Score of 2023 for 100 g (or 100 ml of a beverage), as Santé publique France published it. Fibre that is
 * unknown earns no points; the other figures must be known, and all that are given must be figures.
 */
export const nutriScore = (
  facts: NutritionFacts,
  category: NutriScoreCategory,
  options: NutriScoreOptions = {},
): Result<NutriScore, NutriScoreNeeds> => {
  const { energy = 0, sugar = 0, saturated_fat: saturated = 0, protein = 0, fat = 0, fiber = 0 } = facts;
  const { fruitPercent = 0 } = options;
  if (!CATEGORIES.includes(category)) return err({ _tag: "NutriScoreNeeds", missing: ["category"] });
  if (category === "water") return ok({ grade: "A", score: 0, negative: 0, positive: 0 });
  const isBeverage = category === "beverage";
  const isFat = category === "fats";
  const needed: readonly Needed[] = isFat ? [...NEEDED, "fat"] : NEEDED;
  const missing = [
    ...needed.filter((id) => !isNutrientAmount(facts[id])),
    ...(isNutrientAmount(fiber) ? [] : (["fiber"] as const)),
    ...(fruitPercent >= 0 && fruitPercent <= 100 ? [] : (["fruitPercent"] as const)),
  ];
  if (missing.length > 0) return err({ _tag: "NutriScoreNeeds", missing });
  const salt = saltOf(facts) ?? 0;
  const kilojoules = energy * KJ_PER_KCAL;
  const shareOfFat = fat === 0 ? 0 : (saturated / fat) * 100;
  const negative =
    (isFat
      ? over(saturated * 37, steps(120, 10)) + SATURATED_SHARE.filter((share) => shareOfFat >= share - 1e-9).length
      : over(kilojoules, isBeverage ? BEVERAGE.energy : steps(335, 10)) + over(saturated, steps(1, 10))) +
    over(sugar, isBeverage ? BEVERAGE.sugars : SUGARS) +
    over(salt, steps(0.2, 20)) +
    (isBeverage && options.hasSweetener === true ? 4 : 0);
  const proteinPoints = over(protein, isBeverage ? BEVERAGE.protein : PROTEIN);
  const proteinCounts = isBeverage || category === "cheese" || negative < (isFat ? 7 : 11);
  const positive =
    over(fiber, FIBRE) +
    fruitPoints(fruitPercent, isBeverage) +
    (proteinCounts ? (category === "red-meat" ? Math.min(2, proteinPoints) : proteinPoints) : 0);
  const score = negative - positive;
  const limits = GRADES[isBeverage || isFat ? category : "food"];
  const grade = (["A", "B", "C", "D"] as const).find((_, i) => score <= (limits[i] ?? Infinity)) ?? "E";
  return ok({ grade, score, negative, positive });
};
