import type { Brand, Conversion } from "../brand/index.ts";
import { isQuantity, quantityOf } from "./quantity.ts";

/** Distances are kept in kilometres. */
export type Kilometres = number & Brand<"km">;
export type Miles = number & Brand<"mi">;

/** The international mile, exact: 5280 ft of 12 in of 2.54 cm. */
export const KM_PER_MILE = 1.609344;

export const isKilometres = (n: unknown): n is Kilometres => isQuantity(n);
export const isMiles = (n: unknown): n is Miles => isQuantity(n);

export const kilometres = quantityOf("km", isKilometres);
export const miles = quantityOf("mi", isMiles);

/** U8 */
export const kmToMiles = ((distance: number) => distance / KM_PER_MILE) as Conversion<"km", "mi">;
export const milesToKm = ((distance: number) => distance * KM_PER_MILE) as Conversion<"mi", "km">;
