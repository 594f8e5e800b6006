import { err, ok, type Result } from "../result/index.ts";
import { plainLine } from "../text/index.ts";

export type Pot = { readonly id: string; readonly name: string; readonly grams: number };

/** W188: as many as a member keeps, the longest name, and the heaviest pot. */
export const POT_LIMITS = { count: 50, name: 60, grams: 50_000 } as const;

export type PotRefused = { readonly _tag: "PotRefused"; readonly field: "name" | "grams"; readonly max: number };

/** W188: a pot has a name of 1 to 60 characters and weighs up to 50 kg. */
export const checkPot = (pot: Pot): Result<Pot, PotRefused> => {
  const name = plainLine(pot.name, POT_LIMITS.name);
  if (name === undefined) return err({ _tag: "PotRefused", field: "name", max: POT_LIMITS.name });
  return pot.grams > 0 && pot.grams <= POT_LIMITS.grams
    ? ok({ ...pot, name })
    : err({ _tag: "PotRefused", field: "grams", max: POT_LIMITS.grams });
};
