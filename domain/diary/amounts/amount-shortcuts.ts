import type { EntryServing } from "../entries/entry.ts";
import { GRAM, GRAM_SERVING, OUNCE_SERVING, type Portion } from "../../foods/index.ts";

/** How many of a serving are a tap away. */
const COUNTS = [0.5, 1, 2] as const;
const HUNDRED_GRAMS: Portion = { amount: 100, serving: GRAM };

const isWeight = ({ id }: EntryServing): boolean => id === GRAM_SERVING || id === OUNCE_SERVING;
const isSame = (one: Portion, other: Portion): boolean =>
  one.amount === other.amount && one.serving.id === other.serving.id;

/**
 * W82: the amounts that a tap gives: a half, one and two of the serving that is chosen (of the food's first one while it is
 * weighed), 100 g, and what was offered, which is the amount of last time; each once.
 */
export const amountShortcuts = (
  servings: readonly EntryServing[],
  chosen: EntryServing,
  offered: Portion,
): readonly Portion[] => {
  const counted = isWeight(chosen) ? servings.find((serving) => !isWeight(serving)) : chosen;
  const counts = counted === undefined ? [] : COUNTS.map((amount): Portion => ({ amount, serving: counted }));
  const all = [...counts, HUNDRED_GRAMS];
  return all.some((portion) => isSame(portion, offered)) ? all : [...all, offered];
};
