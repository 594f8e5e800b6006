import { combinations } from "./combinations.ts";

/** A phone of the narrowest kind, an ordinary one, a tablet and a desktop. */
export const SIZES = {
  "320 px": { width: 320, height: 640 },
  "375 px": { width: 375, height: 812 },
  "768 px": { width: 768, height: 1024 },
  "1280 px": { width: 1280, height: 900 },
} as const;

/** WCAG 1.4.4: letters of twice the size. The reader's own setting moves the breakpoints, a style of the root does not. */
export const LETTERS = [
  "usual letters",
  "letters twice as large by the browser",
  "letters twice as large by the root",
] as const;

/** Appearance in which a page is viewed. */
export type Look = {
  readonly scheme: "light" | "dark";
  readonly size: keyof typeof SIZES;
  readonly letters: (typeof LETTERS)[number];
  readonly font: "narrowest" | "widest";
};

const LOOKS: readonly Look[] = combinations({
  scheme: ["light", "dark"] as const,
  size: Object.keys(SIZES) as readonly (keyof typeof SIZES)[],
  letters: LETTERS,
  font: ["narrowest", "widest"] as const,
});

/** FNV-1a in 32 bits (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), with the mix of MurmurHash3 at its end, so that names alike differ in every bit. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** `npm run sweep` visits every screen and story in every look, and asks each everything. */
export const isFullSweep = process.env["MORSEL_SWEEP"] === "full";

/** Every look for a full sweep; else the one that follows from the name, so that all looks are spread over all names. */
export const looksFor = (name: string): readonly Look[] =>
  isFullSweep ? LOOKS : LOOKS.slice(hashOf(name) % LOOKS.length).slice(0, 1);

export const wordsOf = ({ scheme, size, letters, font }: Look): string =>
  `${scheme}, ${size}, ${letters}, the ${font} font`;

export const isPhone = ({ size }: Look): boolean => SIZES[size].width < 576;
