/**
 * U18: rounds to a multiple of a step, halves away from zero, without the noise of binary fractions:
 * 2.675 to 0.01 is 2.68, and 3 × 0.1 is 0.3. A step that is not a positive number leaves the value as it is.
 */
export const toStep = (value: number, step: number): number => {
  if (!(step > 0) || !Number.isFinite(value)) return value;
  const steps = Math.floor(Math.abs(value) / step + 0.5 + 1e-9);
  const rounded = steps * step;
  const decimals = step >= 1 ? 0 : Math.min(12, Math.ceil(-Math.log10(step) + 1e-9) + 1);
  const clean = Number.isInteger(step) ? rounded : Number(rounded.toFixed(decimals));
  return value < 0 && clean !== 0 ? -clean : clean;
};

/**
 * U20: whole numbers in proportion to weights that make a whole total: the largest remainders take what rounding down leaves.
 * Undefined when a weight is negative or no number, or all are zero.
 */
export const apportion = (weights: readonly number[], total: number): readonly number[] | undefined => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (!(sum > 0 && sum < Infinity) || weights.some((weight) => !(weight >= 0))) return undefined;
  const exact = weights.map((weight) => (weight / sum) * total);
  const whole = exact.map((share) => Math.floor(share + 1e-9));
  let left = total - whole.reduce((all, share) => all + share, 0);
  const rest = (i: number): number => (exact[i] ?? 0) - (whole[i] ?? 0);
  for (const i of [...weights.keys()].sort((a, b) => rest(b) - rest(a))) if (left-- > 0) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
};
