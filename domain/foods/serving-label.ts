import type { Phrases } from "./spoken-name.ts";
import { said } from "./spoken-name.ts";

/** Measures taken with a ruler, sizes of tins by their codes, and remarks of surveys: nobody measures a banana at table. */
const PHRASES: Phrases = [
  // "1 cup (1" pieces)" is not a cup of the food itself.
  [String.raw`\s*\((?:approx\.? |about )?[\d/.-]+"(?: thick)? (pieces|cubes|slices|balls|strips|diced?)\)`, ", $1"],
  [String.raw`\((1/\d+) of (?:a )?[^()]*\d"[^()]*\)`, "($1 of a whole)"],
  [String.raw`\s*\([^()]*\d\s*(?:"|''|in\b|inch)[^()]*\)`, ""],
  [String.raw`\s*\((?:approx|about)?[^()]*\b(?:dia|diam|diameter)\b[^()]*\)`, ""],
  // One of the source's brackets is never closed.
  [String.raw`\s*\([^()]*\d"[^()]*$`, ""],
  [String.raw`\s*\(\d{3} x \d{3}\)`, ""],
  [String.raw` \(NFS\)`, " (with or without ice)"],
  [String.raw`, any size$`, ""],
  [String.raw` NS as to [^,()]*`, ""],
  [String.raw`\bdia\b\.?`, "across"],
  [String.raw`\bpiece/slice\b`, "piece"],
  [String.raw`\bsmall or thin/very thin\b`, "thin"],
  [String.raw`\bmedium or regular slice\b`, "medium slice"],
  [String.raw`\bminiature/bite size\b`, "bite-size"],
  [String.raw`\bmedium/regular/sandwich size\b`, "medium"],
];

/** F19: what a person reads of a serving's label, without what stands in brackets for a laboratory. */
export const shortLabel = (label: string): string => said(label, PHRASES);

/** F19: short labels of the servings of one food; two that would read alike keep their own words. */
export const shortLabels = (labels: readonly string[]): readonly string[] => {
  const short = labels.map(shortLabel);
  const own = new Set(labels.map((label) => label.toLowerCase()));
  return labels.map((label, i) => {
    const one = short[i] ?? label;
    const isAlike = short.some((other, j) => j !== i && other.toLowerCase() === one.toLowerCase());
    return one !== label && (isAlike || own.has(one.toLowerCase()) || !/^[\d/. ]+ \S/u.test(one)) ? label : one;
  });
};
