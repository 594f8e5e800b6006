/**
 * Rounds to a multiple of a step, halves away from zero, without the noise of binary fractions:
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
