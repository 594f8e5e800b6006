import {
  isNutrientAmount,
  storedFacts,
  qualityFlags,
  type LabelBasis,
  type NutrientId,
  type NutritionFacts,
  type QualityFlag,
  type QualityHints,
} from "../../nutrition/index.ts";
import { readGtin, type Gtin } from "../barcode.ts";

export type Doubt = QualityFlag["_tag"];

/** Digits up to which a whole number and the power of ten that divides it are exact. */
const EXACT_DIGITS = 15;
const POWERS = Array.from({ length: EXACT_DIGITS + 1 }, (_, places) => 10 ** places);
const [ZERO, POINT] = ["0".charCodeAt(0), ".".charCodeAt(0)];

/** Most numbers are a few digits and a point: one division rounds as reading them would, in a tenth of the time. */
const shortNumber = (text: string): number | undefined => {
  if (text.length > EXACT_DIGITS) return undefined;
  let value = 0;
  let point = -1;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= ZERO + 9) value = value * 10 + (code - ZERO);
    else if (code === POINT && point === -1) point = i;
    else return undefined;
  }
  if (point === -1) return value;
  return text.length === 1 ? undefined : value / (POWERS[text.length - 1 - point] ?? NaN);
};

/** W245: numbers as sources write them, also as text; undefined where there is none. */
export const numberIn = (given: unknown): number | undefined => {
  if (typeof given === "number") return Number.isFinite(given) ? given : undefined;
  if (typeof given !== "string" || given === "") return undefined;
  const short = shortNumber(given);
  if (short !== undefined) return short;
  const text = given.trim();
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
};

/** Laboratories compute carbohydrate from the rest, and it may come out below zero by their errors: that is none. */
const SLIGHTLY_BELOW = -2;

/** Amounts that can be kept; what cannot is unknown. */
export const factsFromAmounts = (amounts: Iterable<readonly [NutrientId, number | undefined]>): NutritionFacts => {
  const facts: { [Id in NutrientId]?: number } = {};
  for (const [id, given] of amounts) {
    if (given === undefined || facts[id] !== undefined) continue;
    const amount = given < 0 && given >= SLIGHTLY_BELOW ? 0 : Object.is(given, -0) ? 0 : given;
    if (isNutrientAmount(amount)) facts[id] = amount;
  }
  return facts;
};

/** N17, W244: what is kept of the figures of a label, and what is doubtful about them. */
export const storedFigures = (
  label: NutritionFacts,
  basis: LabelBasis,
  hints: QualityHints,
): { readonly nutrients: NutritionFacts; readonly doubts: readonly Doubt[] } => ({
  nutrients: storedFacts(label, basis),
  doubts: [...new Set(qualityFlags(label, basis, hints).map(({ _tag }) => _tag))],
});

/** W246: a barcode of 8, 12, 13 or 14 digits whose check digit is right. Eight digits are an EAN-8 here: sources write UPC-E in full. */
export const barcodeIn = (code: string): Gtin | undefined => {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return undefined;
  const read = readGtin(code.padStart(13, "0"));
  return read.ok ? read.value : undefined;
};
