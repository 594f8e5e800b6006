import type { NutrientUnit } from "../nutrition/index.ts";

export type LabelUnit = NutrientUnit | "kJ";

/** An amount as a label prints it; the page puts it into words. */
export type LabelAmount =
  | { readonly kind: "amount"; readonly value: number; readonly unit: LabelUnit }
  /** "less than 5 mg", "<0.5 g". */
  | { readonly kind: "less-than"; readonly value: number; readonly unit: LabelUnit }
  /** Not measured: a dash, never a zero. */
  | { readonly kind: "unknown" };

export const UNKNOWN: LabelAmount = { kind: "unknown" };

/** True for amounts that a label may declare: measured ones. */
export const isDeclared = (amount: number | undefined): amount is number =>
  amount !== undefined && amount >= 0 && amount < Infinity;

/** Not rounded; undefined where there is no reference or the amount is none. */
export const percentOf = (reference: number | undefined, amount: number | undefined): number | undefined =>
  reference !== undefined && isDeclared(amount) ? (amount / reference) * 100 : undefined;

export const exactAmount = (value: number, unit: LabelUnit): LabelAmount => ({ kind: "amount", value, unit });
export const lessThanAmount = (value: number, unit: LabelUnit): LabelAmount => ({ kind: "less-than", value, unit });
