/** The signs that a phone's keyboard for figures lacks. */
export const AMOUNT_KEYS = ["½", "¼", "+", "−"] as const;

/** W83: a sign is written where the cursor stands, over what is selected; the cursor stands behind it then. */
export const withSign = (
  text: string,
  selected: readonly [start: number, end: number],
  sign: string,
): { readonly text: string; readonly cursor: number } => {
  const [start, end] = selected;
  return { text: text.slice(0, start) + sign + text.slice(end), cursor: start + sign.length };
};
