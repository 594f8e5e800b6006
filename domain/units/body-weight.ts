import type { Brand, Conversion, NumberIn } from "../brand/index.ts";
import { isQuantity, quantityOf } from "./quantity.ts";
import { toStep } from "./rounding.ts";

/** Body weight is kept in kilograms; pounds and stone exist only where they are shown or typed in. */
export type Kilograms = number & Brand<"kg">;
export type Pounds = number & Brand<"lb">;
/** A weight as Britain says it: "11 st 3.5 lb". */
export type StonePounds = { readonly stone: number; readonly pounds: number };

/** Specification, section 9. */
export const LB_PER_KG = 2.20462262185;
export const LB_PER_STONE = 14;

export const isKilograms = (n: unknown): n is Kilograms => isQuantity(n);
export const isPounds = (n: unknown): n is Pounds => isQuantity(n);

export const kilograms = quantityOf("kg", isKilograms);
export const pounds = quantityOf("lb", isPounds);

/** U4 */
export const kgToLb = ((weight: number) => weight * LB_PER_KG) as Conversion<"kg", "lb">;
export const lbToKg = ((weight: number) => weight / LB_PER_KG) as Conversion<"lb", "kg">;

/** U5: rounds to `step` pounds first and splits then, so that 13 st 13.97 lb reads 14 st 0 lb, never 13 st 14 lb. */
export const lbToStone = (weight: NumberIn<"lb">, step = 0.1): StonePounds => {
  const rounded = toStep(weight, step);
  const stone = Math.floor(rounded / LB_PER_STONE);
  return { stone, pounds: toStep(rounded - stone * LB_PER_STONE, step) };
};

export const kgToStone = (weight: NumberIn<"kg">, step = 0.1): StonePounds => lbToStone(weight * LB_PER_KG, step);

/** Pounds may be 14 or more: "10 st 20 lb" is meant as typed. */
export const stoneToLb = (weight: { readonly stone: Stone; readonly pounds: Pounds }): Pounds =>
  (weight.stone * LB_PER_STONE + weight.pounds) as Pounds;

export const stoneToKg = (weight: { readonly stone: Stone; readonly pounds: Pounds }): Kilograms =>
  lbToKg(stoneToLb(weight));

/** Stone alone, decimals allowed: the unit of id 12. */
export type Stone = number & Brand<"st">;
export const isStone = (n: unknown): n is Stone => isQuantity(n);
export const stone = quantityOf("st", isStone);
