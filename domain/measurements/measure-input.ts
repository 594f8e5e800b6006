import { isMeasurementType, MEASUREMENT_TYPES, measurementRange, type MeasuredType } from "./types.ts";
import { ok, type Result } from "../result/index.ts";
import {
  CM_PER_INCH,
  cmToFeetInches,
  INCHES_PER_FOOT,
  kgToLb,
  kgToStone,
  LB_PER_KG,
  LB_PER_STONE,
  readFromZero,
  toStep,
  type AmountUnreadable,
  type DecimalMark,
} from "../units/index.ts";

/** How a reader types and reads a measurement; stone, feet and hours have a second box for their parts. */
export type MeasureUnit = "kg" | "lb" | "st" | "cm" | "in" | "ft" | "steps" | "hours" | "own";
/** The units in which a reader sees weights and lengths. */
export type BodyUnits = { readonly weight: "kg" | "lb" | "st"; readonly height: "cm" | "ft" };

export const measureUnit = (type: MeasuredType, { weight, height }: BodyUnits): MeasureUnit => {
  if (!isMeasurementType(type)) return "own";
  const { unit } = MEASUREMENT_TYPES[type];
  if (unit === "kg") return weight;
  if (unit === "cm") return type === "height" || height === "cm" ? height : "in";
  return unit === "min" ? "hours" : unit;
};

const MINUTES = 60;
const tenth = (n: number): number => toStep(n, 0.1);

/** A kept value as the figures of its boxes. */
export const measureFigures = (unit: MeasureUnit, value: number): readonly number[] => {
  switch (unit) {
    case "lb":
      return [tenth(kgToLb(value))];
    case "st": {
      const { stone, pounds } = kgToStone(value);
      return [stone, pounds];
    }
    case "in":
      return [tenth(value / CM_PER_INCH)];
    case "ft": {
      const { feet, inches } = cmToFeetInches(value, 0.5);
      return [feet, inches];
    }
    case "hours":
      return [Math.floor(value / MINUTES), value % MINUTES];
    default:
      return [value];
  }
};

/** One of the unit that is counted in, such as pounds or inches, in the kept unit. */
const KEPT: { readonly [Unit in MeasureUnit]: number } = {
  kg: 1,
  lb: 1 / LB_PER_KG,
  st: 1 / LB_PER_KG,
  cm: 1,
  in: CM_PER_INCH,
  ft: CM_PER_INCH,
  steps: 1,
  hours: 1,
  own: 1,
};

/** A kept value in the one unit that is counted in: pounds where stone are shown, inches of feet, minutes of hours. */
export const valueInUnit = (unit: MeasureUnit, value: number): number => value / KEPT[unit];

const IN_FIRST_BOX = { st: LB_PER_STONE, ft: INCHES_PER_FOOT, hours: MINUTES } as const;

/** The other way; a second box counts what the first one is made of. */
export const measureValue = (unit: MeasureUnit, [first = 0, rest]: readonly number[]): number => {
  const counted = unit in IN_FIRST_BOX ? first * IN_FIRST_BOX[unit as keyof typeof IN_FIRST_BOX] + (rest ?? 0) : first;
  return counted * KEPT[unit];
};

/** U12: what is typed, in the unit that is kept; undefined where nothing is typed. */
export const readMeasure = (
  unit: MeasureUnit,
  texts: readonly string[],
  mark: DecimalMark,
): Result<number | undefined, AmountUnreadable> => {
  if (texts.every((text) => text.trim() === "")) return ok(undefined);
  const figures: number[] = [];
  for (const text of texts) {
    const read = readFromZero(text, mark);
    if (!read.ok) return read;
    figures.push(read.value);
  }
  return ok(measureValue(unit, figures));
};

/** A tap on − or +: what scales and tapes tell apart, in the unit that is counted in. */
const TAP: { readonly [Unit in MeasureUnit]: number } = {
  kg: 0.1,
  lb: 0.2,
  st: 0.2,
  cm: 0.5,
  in: 0.5,
  ft: 0.5,
  steps: 500,
  hours: 15,
  own: 1,
};

/** The change by a tap, in the unit that is kept. */
export const tapStep = (unit: MeasureUnit): number => TAP[unit] * KEPT[unit];

/** M2: a value after a tap, on the steps of the reader's unit and never out of the range of its type. */
export const stepMeasure = (type: MeasuredType, unit: MeasureUnit, value: number, change: -1 | 1): number => {
  const { min, max } = measurementRange(type);
  const step = TAP[unit] < 1 ? 0.1 : 1;
  const next = toStep(value / KEPT[unit] + change * TAP[unit], step) * KEPT[unit];
  return Math.min(max, Math.max(min, next));
};
