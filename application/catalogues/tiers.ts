/** How many tiers the places of imported foods have; the engine's index is cut between them. */
export const TIERS = 6;
/** Of a thousand foods so many are in the first tier, four times as many in it and the next, and so on. */
const FIRST = 1 / 1000;
const GROWTH = 4;

/**
 * W250: the tier of each food of a part of an import: the plainest in the first, which a search reads first, most in the last.
 * A part stands for the whole, whose end is not known while it is read.
 */
export const tiersOf = (plainness: readonly number[]): readonly number[] => {
  const order = plainness.map((plain, i) => ({ plain, i })).sort((a, b) => b.plain - a.plain || a.i - b.i);
  const tiers: number[] = plainness.map(() => TIERS - 1);
  order.forEach(({ i }, rank) => {
    for (let tier = 0; tier < TIERS - 1; tier += 1)
      if (rank < plainness.length * FIRST * GROWTH ** tier) {
        tiers[i] = tier;
        return;
      }
  });
  return tiers;
};
