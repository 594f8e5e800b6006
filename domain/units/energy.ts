import type { Brand, Conversion } from "../brand/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { isQuantity, quantityOf, type NotAQuantity } from "./quantity.ts";

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
export const kcalToKj = ((energy: number) => energy * KJ_PER_KCAL) as Conversion<"kcal", "kJ">;
export const kjToKcal = ((energy: number) => energy / KJ_PER_KCAL) as Conversion<"kJ", "kcal">;

/** U21: energy as a food's wire shape has it. */
export type GivenEnergy = { readonly unit: "calories" | "kilojoules"; readonly value: number };

/** U21 */
export const energyOf = ({ unit, value }: GivenEnergy): Result<Kcal, NotAQuantity> => {
  if (unit === "calories") return kcal(value);
  if (unit !== "kilojoules") return err({ _tag: "NotAQuantity", unit, given: value });
  const given = kj(value);
  return given.ok ? ok(kjToKcal(given.value)) : given;
};

/** U21: the same energy in the unit that a member chose. */
export const energyIn = (unit: GivenEnergy["unit"], energy: Kcal): GivenEnergy => ({
  unit,
  value: unit === "calories" ? energy : kcalToKj(energy),
});
