import type { Lexicon } from "./lexicon.ts";
import type { RankedFood } from "./rank.ts";

/** By how much another state has to fit better than the usual one: a word of the query that only the other says. */
const CLEARLY = 2;

/**
 * F22: of the foods that are one thing one alone, where the best of them stood: the usual state, unless what was typed speaks
 * of another. A member's own habit is stronger than what is usual.
 */
export const collapseVariants = (
  ranked: readonly RankedFood[],
  { things }: Pick<Lexicon, "things">,
): readonly RankedFood[] => {
  const scores = new Map<string, RankedFood>(ranked.map((food) => [food.id, food]));
  const seen = new Set<string>();
  return ranked.flatMap((food) => {
    const state = things.get(food.id);
    if (state === undefined) return [food];
    if (seen.has(state.thing)) return [];
    seen.add(state.thing);
    const usual = scores.get(state.usual);
    return [usual === undefined || food.score - usual.score > CLEARLY ? food : usual];
  });
};
