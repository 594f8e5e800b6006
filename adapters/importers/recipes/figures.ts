import { nutrientUnit, type NutrientId, type NutritionFacts } from "@morsel/domain/nutrition";
import { RECIPE_LIMITS } from "@morsel/domain/recipes";
import { KJ_PER_KCAL } from "@morsel/domain/units";
import { plainLineOf, plainLines } from "./plain-texts.ts";

type Values = { readonly [name: string]: unknown };
export const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

const DURATION =
  /^P(?:0+Y)?(?:0+M)?(?:(\d{1,3})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d{1,6}(?:\.\d+)?S)?)?$/i;
const SPOKEN =
  /^(?:(\d{1,3}) ?(?:h|hrs?|hours?|stunden?|heures?|horas?|ore?)\b)? ?(?:(\d{1,4}) ?(?:m|mins?|minutes?|minuten|minutos|minuti)\b)?/i;

/** Minutes of a duration as ISO 8601 writes it, or in words; undefined where it says none, or one of weeks. */
export const minutesOf = (value: unknown): number | undefined => {
  if (isRecord(value)) return minutesOf(value.maxValue ?? value.minValue ?? value.value);
  const text = plainLineOf(value) ?? "";
  const iso = DURATION.exec(text);
  const spoken = iso === null ? SPOKEN.exec(text) : null;
  const [, weeks = "0", days = "0", hours = "0", minutes = "0"] = iso ?? [];
  const total =
    iso === null
      ? Number(spoken?.[1] ?? 0) * 60 + Number(spoken?.[2] ?? 0)
      : Number(weeks) * 10_080 + Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
  return total > 0 && total <= RECIPE_LIMITS.minutes ? total : undefined;
};

/** Reads the yield of a recipe: "4", "für 4 Personen", "2 to 3 jars". Chooses the longest of several texts. */
export const yieldOf = (
  value: unknown,
): { readonly servings?: number; readonly servingsMax?: number; readonly yieldText?: string } => {
  const texts = listOf(isRecord(value) ? value.value : value).flatMap((one) => plainLineOf(one) ?? []);
  const yieldText = texts.toSorted((a, b) => b.length - a.length)[0]?.slice(0, RECIPE_LIMITS.title);
  const [, few, many] = /(\d+)(?: ?(?:-|–|to|bis|à|a|or) ?(\d+))?/.exec(yieldText ?? "") ?? [];
  const servings = Number(few);
  if (yieldText === undefined) return {};
  if (few === undefined) return { yieldText };
  if (!(servings > 0 && servings <= RECIPE_LIMITS.servings)) return {};
  const most = Number(many);
  return { servings, yieldText, ...(most > servings && most <= RECIPE_LIMITS.servings ? { servingsMax: most } : {}) };
};

const AMOUNT = /^[<~≈]? ?(\d{1,7}(?:[.,]\d{1,9})?) ?(grams?|gramm|g|milligrams?|mg|µg|mcg|)(?: ?\/.*)?$/i;
const ENERGY = /(?<![-\d.,])(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?)\s*(kcal|calories|calorie|cal|kj|)(?![a-z])/gi;
const ENERGY_MOST = 20_000;

const FIELDS: readonly (readonly [field: string, id: NutrientId, factor?: number])[] = [
  ["carbohydrateContent", "carbohydrates"],
  ["proteinContent", "protein"],
  ["fatContent", "fat"],
  ["saturatedFatContent", "saturated_fat"],
  ["transFatContent", "trans_fat"],
  ["cholesterolContent", "cholesterol"],
  // Salt is two and a half times its sodium (Regulation (EU) 1169/2011, Annex I).
  ["saltContent", "sodium", 1 / 2.5],
  ["sodiumContent", "sodium"],
  ["fiberContent", "fiber"],
  ["sugarContent", "sugar"],
];

const MILLIGRAMS: { readonly [unit: string]: number } = { g: 1000, m: 1, µ: 0.001 };

const amountOf = (value: unknown, id: NutrientId, isGrams: boolean): number | undefined => {
  const [, figure, unit = ""] = AMOUNT.exec(plainLineOf(value) ?? "") ?? [];
  if (figure === undefined) return undefined;
  const own = nutrientUnit(id) === "mg" ? 1 : 1000;
  const sign = /^mc/i.test(unit) ? "µ" : (unit[0]?.toLowerCase() ?? (isGrams ? "g" : (nutrientUnit(id)[0] ?? "g")));
  const milligrams = Number(figure.replace(",", ".")) * (MILLIGRAMS[sign] ?? 1000);
  return Math.round((milligrams / own) * 1e6) / 1e6;
};

const energyIn = (value: unknown): number | undefined => {
  const text = plainLineOf(value) ?? "";
  const all = [...text.matchAll(ENERGY)].map(([, figure = "", unit = ""]) => ({
    unit: unit.toLowerCase(),
    amount: Number(/[.,]\d{3}$/.test(figure) ? figure.replaceAll(/[.,]/g, "") : figure.replace(",", ".")),
  }));
  if (text.startsWith("-")) return undefined;
  const inKcal = all.find(({ unit }) => unit !== "" && unit !== "kj") ?? all.find(({ unit }) => unit === "");
  const inKj = all.find(({ unit }) => unit === "kj");
  const kcal = inKcal?.amount ?? (inKj === undefined ? undefined : inKj.amount / KJ_PER_KCAL);
  return kcal !== undefined && kcal <= ENERGY_MOST ? kcal : undefined;
};

/** Reads the nutrition that a page states of its recipe; implausible figures are unknown. */
export const statedFacts = (value: unknown): { readonly statedFacts?: NutritionFacts; readonly statedPer?: string } => {
  if (!isRecord(value)) return {};
  const facts: { [Id in NutrientId]?: number } = {};
  const energy = energyIn(value.calories);
  if (energy !== undefined) facts.energy = energy;
  for (const [field, id, factor = 1] of FIELDS) {
    const amount = amountOf(value[field], id, factor !== 1);
    if (amount !== undefined) facts[id] = amount * factor;
  }
  const [per] = plainLines(value.servingSize);
  if (Object.keys(facts).length === 0) return {};
  return { statedFacts: facts, ...(per === undefined ? {} : { statedPer: per.slice(0, RECIPE_LIMITS.title) }) };
};
