import { err, ok, type Result } from "../../result/index.ts";
import { AMOUNT_MAX } from "../../units/index.ts";
import type { Serving } from "../food.ts";

/** Both bounds hold: an amount above zero up to `maxAmount`, and no more than `maxGrams` of the food. */
export type AmountRefused = {
  readonly _tag: "AmountRefused";
  readonly given: number;
  readonly maxAmount: number;
  readonly maxGrams: number;
};

/** D3: more cannot be shown, and a hundred kilograms is no meal. */
export const MAX_AMOUNT = AMOUNT_MAX;
export const MAX_GRAMS = 100_000;

/** D3: what an amount of a serving weighs, to the microgram. */
export const gramsOf = (amount: number, serving: Pick<Serving, "grams">): Result<number, AmountRefused> => {
  const grams = Math.round(amount * serving.grams * 1e6) / 1e6;
  return amount > 0 && amount <= MAX_AMOUNT && grams > 0 && grams <= MAX_GRAMS
    ? ok(grams)
    : err({ _tag: "AmountRefused", given: amount, maxAmount: MAX_AMOUNT, maxGrams: MAX_GRAMS });
};
