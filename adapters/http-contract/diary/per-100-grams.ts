import type { NutrientId, NutritionFacts } from "@morsel/domain/nutrition";
import type { WireContents } from "../shared/contents.ts";
import { readContents, WIRE_DECIMALS } from "../shared/contents-codec.ts";

/**
 * The facts per 100 g behind the contents of an amount: as many decimals as the amount lets through are kept, and what
 * the multiplication added is taken back out, so that what was frozen at logging is found again.
 */
export const per100gOf = (contents: WireContents, grams: number): NutritionFacts => {
  const facts: { [Id in NutrientId]?: number } = { ...readContents(contents) };
  const decimals = WIRE_DECIMALS - 1 - Math.max(0, Math.ceil(Math.log10(100 / grams)));
  const step = 10 ** Math.max(0, decimals);
  for (const id of Object.keys(facts) as NutrientId[]) {
    const amount = facts[id];
    if (amount !== undefined) facts[id] = Math.round(((amount * 100) / grams) * step) / step;
  }
  return facts;
};
