export * from "./daily-values.ts";
export * from "./eu-label.ts";
export * from "./eu-reference-intakes.ts";
export * from "./fda-label.ts";
export { fdaAmount, fdaCalories, fdaPercent, isVitaminOrMineral } from "./fda-rounding.ts";
export * from "./label-law.ts";
export type { LabelAmount, LabelUnit } from "./label-amount.ts";
