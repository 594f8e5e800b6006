/** Above the error of a binary fraction, below any share of entries: 29 of 100 are 29 %. */
const TINY = 1e-9;

/**
 * RP9: the share of what was logged that knows a nutrient, in whole percent and rounded down, so that 100 % is said of all alone;
 * undefined where nothing is missing. Reports, the weekly digest and its mail say it alike.
 */
export const partlyKnownShare = (coverage: number | undefined): number | undefined =>
  coverage === undefined || !(coverage < 1) ? undefined : Math.floor(Math.max(0, coverage) * 100 + TINY) / 100;
