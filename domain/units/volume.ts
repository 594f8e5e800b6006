import type { Brand, Conversion } from "../brand/index.ts";
import { isQuantity, quantityOf } from "./quantity.ts";

/** Water is kept in millilitres. */
export type Millilitres = number & Brand<"ml">;
export type FluidOunces = number & Brand<"fl oz">;
export type Cups = number & Brand<"cup">;

/** The US gallon is 231 cubic inches of 2.54 cm, exactly 3785.411784 ml: 128 fluid ounces, 16 cups. */
export const ML_PER_FLUID_OUNCE = 3785.411784 / 128;
export const ML_PER_CUP = 3785.411784 / 16;

/** U10: what the same words mean in the serving size of a US label, 21 CFR 101.9(b)(5)(viii), in ml. */
export const LABEL_MILLILITRES = { teaspoon: 5, tablespoon: 15, cup: 240, fluid_ounce: 30 } as const;
/** The ounce of a US label's serving size, in grams; a kitchen scale's is 28.349523125. */
export const LABEL_GRAMS_PER_OUNCE = 28;
export const GRAMS_PER_OUNCE = 28.349523125;

export const isMillilitres = (n: unknown): n is Millilitres => isQuantity(n);
export const isFluidOunces = (n: unknown): n is FluidOunces => isQuantity(n);
export const isCups = (n: unknown): n is Cups => isQuantity(n);

export const millilitres = quantityOf("ml", isMillilitres);
export const fluidOunces = quantityOf("fl oz", isFluidOunces);
export const cups = quantityOf("cup", isCups);

/** U9 */
export const mlToFluidOunces = ((volume: number) => volume / ML_PER_FLUID_OUNCE) as Conversion<"ml", "fl oz">;
export const fluidOuncesToMl = ((volume: number) => volume * ML_PER_FLUID_OUNCE) as Conversion<"fl oz", "ml">;
export const mlToCups = ((volume: number) => volume / ML_PER_CUP) as Conversion<"ml", "cup">;
export const cupsToMl = ((volume: number) => volume * ML_PER_CUP) as Conversion<"cup", "ml">;
