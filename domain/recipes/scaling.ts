import { AMOUNT_MAX, apportion } from "../units/index.ts";

/** R5: by how much a recipe is made larger; undefined unless both are positive and the factor lies between 1/100 and 100. */
export const scaleFactor = (fromServings: number, toServings: number): number | undefined => {
  const factor = toServings / fromServings;
  return fromServings > 0 && toServings > 0 && factor >= 0.01 && factor <= 100 ? factor : undefined;
};

/** An amount as a kitchen measures it. */
export type KitchenAmount = { readonly whole: number; readonly numerator: number; readonly denominator: number };

const DENOMINATORS = [1, 2, 3, 4, 8] as const;

/** R5: the nearest whole, half, third, quarter or eighth; of two as near the one with the smaller denominator. Not below an eighth. */
export const kitchenAmount = (amount: number): KitchenAmount | undefined => {
  if (!(amount > 0 && amount <= AMOUNT_MAX)) return undefined;
  const wanted = Math.max(amount, 1 / 8);
  let best: KitchenAmount = { whole: 0, numerator: 1, denominator: 8 };
  let distance = Infinity;
  for (const denominator of DENOMINATORS) {
    const parts = Math.round(wanted * denominator);
    const off = Math.abs(parts / denominator - wanted);
    if (parts === 0 || off >= distance - 1e-9) continue;
    distance = off;
    best = { whole: Math.floor(parts / denominator), numerator: parts % denominator, denominator };
  }
  return best;
};

/** R5: as a recipe prints it: "2", "1/3", "1 1/2". */
export const kitchenAmountText = ({ whole, numerator, denominator }: KitchenAmount): string => {
  const part = numerator === 0 ? [] : [`${numerator}/${denominator}`];
  return [...(whole === 0 && numerator !== 0 ? [] : [String(whole)]), ...part].join(" ");
};

/** Portions that people take of a dish, and the rest for the fridge. */
export type DishSplit = { readonly portions: readonly number[]; readonly left: number };

/**
 * R6: a dish of whole grams is split by shares; with `eaten` (0 to 1) only so much of it. Portions and the rest make the dish
 * to the gram. Undefined when a share is negative or no number, or all are zero.
 */
export const splitDish = (grams: number, shares: readonly number[], eaten = 1): DishSplit | undefined => {
  if (!(grams > 0 && grams <= 1_000_000 && eaten >= 0 && eaten <= 1)) return undefined;
  const whole = Math.round(grams);
  const served = Math.round(whole * eaten);
  const portions = apportion(shares, served);
  return portions === undefined ? undefined : { portions, left: whole - served };
};

/** R7: the ids on the way round when a recipe holds itself, by itself or through others; undefined when it does not. */
export const recipeCycle = (
  parts: ReadonlyMap<string, readonly string[]>,
  recipe: string,
): readonly string[] | undefined => {
  // The way from the recipe to where we are, each with how many of its parts were looked at: no ring is too large for it.
  const way: { readonly id: string; next: number }[] = [{ id: recipe, next: 0 }];
  const onTheWay = new Set([recipe]);
  const done = new Set<string>();
  for (let here = way.at(-1); here !== undefined; here = way.at(-1)) {
    const part = parts.get(here.id)?.[here.next++];
    if (part === undefined) {
      done.add(here.id);
      onTheWay.delete(here.id);
      way.pop();
    } else if (onTheWay.has(part)) {
      const ids = way.map(({ id }) => id);
      return [...ids.slice(ids.indexOf(part)), part];
    } else if (!done.has(part)) {
      way.push({ id: part, next: 0 });
      onTheWay.add(part);
    }
  }
  return undefined;
};
