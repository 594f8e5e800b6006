import type { Brand, Conversion, NumberIn } from "../brand/index.ts";
import { isQuantity, quantityOf } from "./quantity.ts";
import { toStep } from "./rounding.ts";

/** Lengths of bodies are kept in centimetres. */
export type Centimetres = number & Brand<"cm">;
export type Inches = number & Brand<"in">;
export type Feet = number & Brand<"ft">;
export type FeetInches = { readonly feet: number; readonly inches: number };

/** Specification, section 9; the international inch is exact. */
export const CM_PER_INCH = 2.54;
export const INCHES_PER_FOOT = 12;

export const isCentimetres = (n: unknown): n is Centimetres => isQuantity(n);
export const isInches = (n: unknown): n is Inches => isQuantity(n);
export const isFeet = (n: unknown): n is Feet => isQuantity(n);

export const centimetres = quantityOf("cm", isCentimetres);
export const inches = quantityOf("in", isInches);
export const feet = quantityOf("ft", isFeet);

/** U6 */
export const cmToInches = ((length: number) => length / CM_PER_INCH) as Conversion<"cm", "in">;
export const inchesToCm = ((length: number) => length * CM_PER_INCH) as Conversion<"in", "cm">;

/** U7: rounds to `step` inches first and splits then, so that 5 ft 11.8 in reads 6 ft 0 in, never 5 ft 12 in. */
export const cmToFeetInches = (height: NumberIn<"cm">, step = 1): FeetInches => {
  const rounded = toStep(height / CM_PER_INCH, step);
  const feet = Math.floor(rounded / INCHES_PER_FOOT);
  return { feet, inches: toStep(rounded - feet * INCHES_PER_FOOT, step) };
};

export const feetInchesToCm = (height: { readonly feet: Feet; readonly inches: Inches }): Centimetres =>
  inchesToCm((height.feet * INCHES_PER_FOOT + height.inches) as Inches);
