/** ME13: a code as it is typed: in any case, with blanks and hyphens between; 8 to 24 letters and digits, else undefined. */
export const readPremiumCode = (typed: string): string | undefined => {
  const code = typed.slice(0, 100).normalize("NFKC").replaceAll(/[\s-]/gu, "").toUpperCase();
  return /^[A-Z0-9]{8,24}$/.test(code) ? code : undefined;
};

/** ME13: a code is good until its instant, and so often as was set. */
export const isPremiumCodeGood = (
  code: { readonly until: number; readonly uses: number; readonly most: number },
  now: number,
): boolean => now < code.until && code.uses < code.most;
