import { useState } from "react";

/** As it is typed: what cannot be read is undefined. */
export type TypedEffort = { readonly weightKg: number | undefined; readonly minutes: number | undefined };

/** Weight and time that a visitor gets until they enter their own. */
export const USUAL_WEIGHT_KG = 70;
const USUAL = { weightKg: USUAL_WEIGHT_KG, minutes: 30 } as const;

/** Weight and minutes for which energy is shown: the member's weight once it is known, until another one is typed. */
export const useEffort = (weightKg: number = USUAL.weightKg) => {
  const [typed, setTyped] = useState<TypedEffort>();
  return [typed ?? { ...USUAL, weightKg }, setTyped] as const;
};
