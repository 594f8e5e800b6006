/**
 * U18: rounds to a multiple of a step, halves away from zero, without the noise of binary fractions:
 * 2.675 to 0.01 is 2.68, and 3 × 0.1 is 0.3. A step that is not a positive number leaves the value as it is.
 */
export const toStep = (value: number, step: number): number => {
  const steps = Math.floor(Math.abs(value) / step + 0.5 + 1e-9);
  // Beyond what a number can count there is nothing to round.
  if (!(step > 0 && step < Infinity) || !(steps <= Number.MAX_SAFE_INTEGER)) return value;
  // A tenth has no exact binary form, ten tenths to one have: dividing makes no noise.
  const inOne = Math.round(1 / step);
  const isPart = Math.abs(inOne * step - 1) < 1e-9;
  const clean = isPart ? steps / inOne : Number.isInteger(step) ? steps * step : Number((steps * step).toPrecision(15));
  return value < 0 && clean !== 0 ? -clean : clean;
};

/**
 * U20: whole numbers in proportion to weights that make a whole total: the largest remainders take what rounding down leaves.
 * Undefined when a weight is negative or no number, all are zero, or the total is no finite number.
 */
export const apportion = (weights: readonly number[], total: number): readonly number[] | undefined => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (!(sum > 0 && sum < Infinity) || !Number.isFinite(total) || weights.some((weight) => !(weight >= 0)))
    return undefined;
  const exact = weights.map((weight) => (weight / sum) * total);
  const whole = exact.map((share) => Math.floor(share + 1e-9));
  let left = total - whole.reduce((all, share) => all + share, 0);
  const rest = (i: number): number => (exact[i] ?? 0) - (whole[i] ?? 0);
  for (const i of [...weights.keys()].sort((a, b) => rest(b) - rest(a))) if (left-- > 0) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
};
