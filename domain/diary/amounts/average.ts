import type { Completeness } from "../days/day.ts";

/** D23: over which days an average is taken. */
export const DENOMINATORS = ["logged", "complete", "calendar"] as const;
export type Denominator = (typeof DENOMINATORS)[number];

/** One day of a range; without a value nothing is known of it. */
export type AverageDay = { readonly completeness: Completeness; readonly value?: number };

/**
 * D23: the average and how many days it is over. A day without a value has no part in "logged", is known to be nothing only where
 * it was a fast, and counts as nothing in "calendar", which is what a total shared among all days means. Undefined over no day.
 */
export const averageOver = (
  days: readonly AverageDay[],
  denominator: Denominator,
): { readonly value: number; readonly days: number; readonly denominator: Denominator } | undefined => {
  const counted = days.flatMap(({ completeness, value }) => {
    if (denominator === "calendar" || completeness === "fasted") return [value ?? 0];
    return value === undefined || (denominator === "complete" && completeness !== "complete") ? [] : [value];
  });
  const sum = counted.reduce((all, value) => all + value, 0);
  return counted.length === 0 ? undefined : { value: sum / counted.length, days: counted.length, denominator };
};
