import { lookUp } from "../lookup/index.ts";
import type { NumberIn } from "../brand/index.ts";
import type { Sex } from "../identity/index.ts";

const isIn = (n: number, min: number, max: number): boolean => n >= min && n <= max;

/** M6: kilograms over square metres; undefined where weight or height are not human. */
export const bodyMassIndex = (weightKg: NumberIn<"kg">, heightCm: NumberIn<"cm">): number | undefined =>
  isIn(weightKg, 20, 700) && isIn(heightCm, 50, 280) ? weightKg / (heightCm / 100) ** 2 : undefined;

export const BMI_CLASSES = ["underweight", "normal", "overweight", "obese-1", "obese-2", "obese-3"] as const;
export type BmiClass = (typeof BMI_CLASSES)[number];

/** Lower bounds of all classes after the first. */
export const BMI_LIMITS = { general: [18.5, 25, 30, 35, 40], asian: [18.5, 23, 27.5, 32.5, 37.5] } as const;
export type BmiLimits = keyof typeof BMI_LIMITS;

/** M7: WHO's classes for adults; each begins at its limit. M10: the action points for Asian populations, where they are chosen. */
export const bmiClass = (bmi: number, limits: BmiLimits = "general"): BmiClass | undefined => {
  const classes = lookUp<readonly number[]>(BMI_LIMITS, limits);
  const isNumber = bmi > 0 && bmi < Infinity;
  return isNumber && classes !== undefined ? BMI_CLASSES[classes.filter((limit) => bmi >= limit).length] : undefined;
};

/** M8: waist over height. */
export const waistToHeight = (waistCm: NumberIn<"cm">, heightCm: NumberIn<"cm">): number | undefined =>
  isIn(waistCm, 30, 300) && isIn(heightCm, 50, 280) ? waistCm / heightCm : undefined;

/** M8: from one half on the waist is worth attention (NICE NG246). */
const WAIST_TO_HEIGHT_LINE = 0.5;
export const isWaistBelowLine = (ratio: number): boolean => ratio < WAIST_TO_HEIGHT_LINE;

export type NavyMeasures = {
  readonly sex: Sex;
  readonly heightCm: number;
  readonly neckCm: number;
  readonly waistCm: number;
  /** Needed for women. */
  readonly hipsCm?: number;
};

/**
 * M9: body fat in per cent of weight by the circumference method of the US Navy, in inches (Hodgdon & Beckett 1984; DoD Instruction
 * 1308.3). Undefined where a measure is missing or not human, where the girth is not above the neck's, or where the
 * figure leaves 2 to 70 %: it is no estimate then.
 */
export const navyBodyFat = ({ sex, heightCm, neckCm, waistCm, hipsCm }: NavyMeasures): number | undefined => {
  if (!isIn(heightCm, 100, 250) || !isIn(neckCm, 15, 100) || !isIn(waistCm, 30, 300)) return undefined;
  if (sex === "female" && (hipsCm === undefined || !isIn(hipsCm, 30, 300))) return undefined;
  const girth = (sex === "female" ? waistCm + (hipsCm ?? 0) - neckCm : waistCm - neckCm) / 2.54;
  if (!(girth > 0)) return undefined;
  const height = Math.log10(heightCm / 2.54);
  const fat =
    sex === "female"
      ? 163.205 * Math.log10(girth) - 97.684 * height - 78.387
      : 86.01 * Math.log10(girth) - 70.041 * height + 36.76;
  return isIn(fat, 2, 70) ? fat : undefined;
};

/** M11: body fat in per cent of an adult's weight from BMI and age; a coarser estimate than M9, where there is no tape. */
export const bmiBodyFat = (sex: Sex, age: number, bmi: number): number | undefined => {
  const fat = 1.2 * bmi + 0.23 * age - (sex === "female" ? 5.4 : 16.2);
  return isIn(age, 18, 120) && isIn(fat, 2, 70) ? fat : undefined;
};
