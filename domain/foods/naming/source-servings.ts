import type { Serving } from "../food.ts";
import { servingIdOf } from "../servings/serving-id.ts";
import { AMOUNT_MAX } from "../../units/index.ts";

/** A portion as a data set gives it: `amount` of `unit` weighs `grams`. */
export type SourcePortion = { readonly amount: number; readonly unit: string; readonly grams: number };

/** Measures that mean nothing at a table: weights for cooks and surveys. */
const USELESS =
  /guideline amount|cubic inch|surface inch|yield|refuse|as purchased|amount to make|\bNS as to\b|commercial unit/iu;
/** Less is shown as none. */
const LEAST = 0.005;
/** Heaviest portion, in grams. */
const HEAVIEST = 10_000;
const MOST_SERVINGS = 20;

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 8, "1/8"],
  [1 / 6, "1/6"],
  [1 / 4, "1/4"],
  [1 / 3, "1/3"],
  [1 / 2, "1/2"],
  [2 / 3, "2/3"],
  [3 / 4, "3/4"],
];

const shownAmount = (amount: number): string => {
  const whole = Math.floor(amount);
  const part = amount - whole;
  if (part < 0.005) return String(whole);
  const fraction = FRACTIONS.find(([value]) => Math.abs(value - part) < 0.01)?.[1];
  if (fraction === undefined) return String(Math.round(amount * 100) / 100);
  return whole === 0 ? fraction : `${whole} ${fraction}`;
};

const shownUnit = (unit: string): string =>
  unit
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ ?\( ?1 NLEA serving ?\)/giu, "")
    .replaceAll(/NLEA serving/giu, "serving")
    .replaceAll(/,? NFS\b/gu, "")
    .replaceAll(/\( /gu, "(")
    .replaceAll(/ \)/gu, ")")
    .replaceAll(/\btbsp\b/gu, "tablespoon")
    .replaceAll(/\btsp\b/gu, "teaspoon")
    .replace(/^(?:serving|Serving) (\d.*)$/u, "serving ($1)")
    .replace(/^([A-Z])(?=[a-z]+(?: |$))/u, (c) => c.toLowerCase())
    .trim();

const isWeight = (label: string): boolean => /^\S+ (?:oz|lb|g|kg)$/u.test(label);

/** F11: servings a person can use, each with an id of its own; plain weights come last, measures without sense not at all. */
export const servingsOf = (portions: readonly SourcePortion[]): readonly Serving[] => {
  const byId = new Map<string, Serving>();
  const labels = new Set<string>();
  for (const { amount, unit, grams } of portions) {
    const named = shownUnit(unit);
    if (
      !(amount >= LEAST && amount <= AMOUNT_MAX) ||
      !(grams > 0 && grams <= HEAVIEST) ||
      named === "" ||
      USELESS.test(unit)
    )
      continue;
    const label = `${shownAmount(amount)} ${named}`;
    if (labels.has(label.toLowerCase())) continue;
    labels.add(label.toLowerCase());
    const id = servingIdOf(label, (taken) => byId.has(taken));
    byId.set(id, { id, label, grams });
  }
  const all = [...byId.values()];
  return [...all.filter(({ label }) => !isWeight(label)), ...all.filter(({ label }) => isWeight(label))].slice(
    0,
    MOST_SERVINGS,
  );
};

/** The serving that weighs what is eaten when nobody says how much: within 2 %. */
export const servingNear = (servings: readonly Serving[], grams: number | undefined): Serving | undefined =>
  grams === undefined ? undefined : servings.find((serving) => Math.abs(serving.grams - grams) <= grams * 0.02);
