import { energyShares, type NutritionFacts } from "@morsel/domain/nutrition";

const MACROS = ["carbohydrates", "fat", "protein"] as const;
type Macro = (typeof MACROS)[number];

/** `share` and what lies `before` it, 0 to 1, in whole hundredths. */
export type Slice = { readonly id: Macro; readonly grams: number; readonly share: number; readonly before: number };

/** N9: shares of the energy of the three; undefined where one of them is unknown or there is none at all. */
export const macroSlices = (facts: NutritionFacts): readonly Slice[] | undefined => {
  const shares = energyShares(facts);
  if (shares === undefined) return undefined;
  let before = 0;
  return MACROS.map((id) => {
    const share = shares[id] / 100;
    const slice = { id, grams: facts[id] ?? 0, share, before };
    before += share;
    return slice;
  });
};
