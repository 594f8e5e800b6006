/** Specification, section 5: the steps in which shares of energy are chosen. */
export const PERCENT_STEP = 5;
/** Percentages on offer: 0, 5 … 100. */
export const PERCENT_CHOICES: readonly number[] = Array.from({ length: 21 }, (_, i) => i * PERCENT_STEP);

export const isPercentChoice = (percent: number): boolean => PERCENT_CHOICES.includes(percent);

/**
 * Grams that are a per cent of an energy. Per cents are whole numbers from 0 to 100, hence the 900 and 400 of the
 * specification's section 9: grams = kcal × per cent ÷ (100 × kcal per gram).
 */
export const gramsOfShare = (energy: number, percent: number, kcalPerGram: number): number =>
  (energy * percent) / (100 * kcalPerGram);
