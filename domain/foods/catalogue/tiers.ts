/** How many tiers the places of imported foods have; the engine's index is cut between them. */
export const TIERS = 9;
/** Share of the first tier, 1 in 1000 foods; it and the next hold four times as many, and so on: a quarter in the first five. */
const FIRST = 1 / 1000;
const GROWTH = 4;
const GROWING = 5;
/** The rest in parts that are alike: of millions none is so large that a search would wait for all of it. */
const UP_TO = Array.from({ length: TIERS }, (_, tier) => {
  const grown = FIRST * GROWTH ** Math.min(tier, GROWING - 1);
  return grown + ((1 - grown) * Math.max(0, tier - GROWING + 1)) / (TIERS - GROWING);
});

/**
 * W250: the tier of each food of a part of an import: the plainest in the first, which a search reads first, most in the last.
 * A part stands for the whole, whose end is not known while it is read.
 */
export const tiersOf = (plainness: readonly number[]): readonly number[] => {
  const order = plainness.map((plain, i) => ({ plain, i })).sort((a, b) => b.plain - a.plain || a.i - b.i);
  const tiers: number[] = plainness.map(() => TIERS - 1);
  let tier = 0;
  order.forEach(({ i }, rank) => {
    while (tier < TIERS - 1 && rank >= plainness.length * (UP_TO[tier] ?? 1)) tier += 1;
    tiers[i] = tier;
  });
  return tiers;
};
