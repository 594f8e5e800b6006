/** N13: the glycaemic index of a food, 0 to 150 against glucose's 100, is low up to 55 and high from 70. */
export type GlycaemicClass = "low" | "medium" | "high";

const classOf = (value: number, low: number, high: number, most: number): GlycaemicClass | undefined =>
  value >= 0 && value <= most ? (value <= low ? "low" : value >= high ? "high" : "medium") : undefined;

export const glycaemicIndexClass = (index: number): GlycaemicClass | undefined => classOf(index, 55, 70, 150);

/** N14: index × grams of available carbohydrate ÷ 100; undefined where either is none. */
export const glycaemicLoad = (index: number, availableCarbohydrates: number): number | undefined =>
  index >= 0 && index <= 150 && availableCarbohydrates >= 0 && availableCarbohydrates < Infinity
    ? (index * availableCarbohydrates) / 100
    : undefined;

/** N14: low up to 10, high from 20. */
export const glycaemicLoadClass = (load: number): GlycaemicClass | undefined => classOf(load, 10, 20, Number.MAX_VALUE);
