import { replacePhrases, type Phrases } from "./phrases.ts";

/**
 * F19: what a person reads of the labels of one food's servings, without what stands there for a laboratory; two that would
 * read alike keep their own words.
 */
export const shortLabels = (labels: readonly string[], phrases: Phrases): readonly string[] => {
  const short = labels.map((label) => replacePhrases(label, phrases));
  const own = new Set(labels.map((label) => label.toLowerCase()));
  return labels.map((label, i) => {
    const one = short[i] ?? label;
    const isAlike = short.some((other, j) => j !== i && other.toLowerCase() === one.toLowerCase());
    return one !== label && (isAlike || own.has(one.toLowerCase()) || !/^[\d/. ]+ \S/u.test(one)) ? label : one;
  });
};
