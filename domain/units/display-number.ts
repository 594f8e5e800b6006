/** U14: what a screen shows of a number (specification, section 5). */
export const DISPLAY_MAX = 99_999;

/**
 * 99999 or more is shown as 99999, a longer value with five digits: 1234.567 is 1234.6. Below zero the same with its
 * sign. What is not a number has nothing to show.
 */
export const displayNumber = (value: number): number | undefined => {
  if (Number.isNaN(value)) return undefined;
  if (Math.abs(value) >= DISPLAY_MAX) return value < 0 ? -DISPLAY_MAX : DISPLAY_MAX;
  return Number(value.toPrecision(5)) + 0;
};
