import { isKilograms, isPounds, kgToLb, lbToKg, toStep } from "@morsel/domain/units";
import type { Units } from "../../i18n/units.tsx";

/** Lifted weight is counted in kilograms or pounds: there are no plates in stone. */
export type LiftedUnit = "kg" | "lb";

export const liftedUnit = (unit: Units["weight"]): LiftedUnit => (unit === "lb" ? "lb" : "kg");

const STEP = 0.01;

export const liftedIn = (unit: LiftedUnit, kg: number): number =>
  toStep(unit === "lb" && isKilograms(kg) ? kgToLb(kg) : kg, STEP);

export const liftedToKg = (unit: LiftedUnit, value: number): number =>
  unit === "lb" && isPounds(value) ? lbToKg(value) : value;
