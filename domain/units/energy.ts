import type { Brand } from "../brand/index.ts";
import { isQuantity, quantityOf } from "./quantity.ts";

/** Energy is kept in kilocalories; kilojoules exist only where they are shown or typed in. */
export type Kcal = number & Brand<"kcal">;
export type Kj = number & Brand<"kJ">;

/** The thermochemical calorie, exact (specification, section 9). */
export const KJ_PER_KCAL = 4.184;

export const isKcal = (n: unknown): n is Kcal => isQuantity(n);
export const isKj = (n: unknown): n is Kj => isQuantity(n);

export const kcal = quantityOf("kcal", isKcal);
export const kj = quantityOf("kJ", isKj);

/** U3 */
export const kcalToKj = (energy: Kcal): Kj => (energy * KJ_PER_KCAL) as Kj;
export const kjToKcal = (energy: Kj): Kcal => (energy / KJ_PER_KCAL) as Kcal;
