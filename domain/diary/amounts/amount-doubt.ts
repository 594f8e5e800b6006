import type { NutritionFacts } from "../../nutrition/index.ts";
import { GRAM, gramsOf, type Portion } from "../../foods/index.ts";
import { portionEnergy } from "./portion.ts";

/** D39: more of a food at once than five times what is usual of it, or more energy than this, is rather a slip than a meal. */
export const DOUBTFUL_TIMES = 5;
export const DOUBTFUL_KCAL = 4_000;

/** An amount that is rather a slip: what it comes to, and what was probably meant, where that can be told. */
export type AmountDoubt = {
  readonly grams: number;
  /** kcal; absent when unknown. */
  readonly energy?: number;
  readonly meant?: Portion;
};

const gramsIn = ({ amount, serving }: Portion): number => {
  const grams = gramsOf(amount, serving);
  return grams.ok ? grams.value : 0;
};

/**
 * D39: a hint, never a refusal. The usual is what the member or the food's own serving says, whichever is more. Probably meant
 * was the same number of grams, or the number with its decimal mark a place or two further left.
 */
export const amountDoubt = (
  helping: Portion,
  usual: readonly Portion[],
  per100g: NutritionFacts,
): AmountDoubt | undefined => {
  const most = Math.max(0, ...usual.map(gramsIn));
  const isDoubtful = (other: Portion): boolean =>
    (most > 0 && gramsIn(other) > most * DOUBTFUL_TIMES) || (portionEnergy(per100g, other) ?? 0) > DOUBTFUL_KCAL;
  if (!isDoubtful(helping)) return undefined;
  const energy = portionEnergy(per100g, helping);
  const { amount, serving } = helping;
  const guesses: readonly Portion[] = [
    ...(serving.id === GRAM.id ? [] : [{ amount, serving: GRAM }]),
    ...[10, 100, 1000].map((places) => ({ amount: amount / places, serving })),
  ];
  const meant = guesses.find((guess) => gramsOf(guess.amount, guess.serving).ok && !isDoubtful(guess));
  return {
    grams: gramsIn(helping),
    ...(energy === undefined ? {} : { energy }),
    ...(meant === undefined ? {} : { meant }),
  };
};
