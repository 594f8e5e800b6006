import { LB_PER_KG } from "../../units/index.ts";

/** 3500 kcal a pound of body weight: half a thousand a day for a pound a week, as the presets have always meant. */
export const KCAL_PER_LB = 3500;

/**
 * G4: the pound decides and the kilogram follows by the exact pounds of it: 7716.18 kcal/kg, 1102.3 kcal a day for a
 * kilogram a week. So −2 lb and the kilograms that are two pounds give the same goal; the round 7700 would not.
 */
export const KCAL_PER_KG = KCAL_PER_LB * LB_PER_KG;

/** kcal a day for a change of body weight a week. */
export const dailyAdjustmentFor = (weeklyChangeKg: number): number => (weeklyChangeKg * KCAL_PER_KG) / 7;
