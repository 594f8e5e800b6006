/** A long text that many answers contain unchanged: the sender caches its bytes, so that they are computed once. */
export type SharedText = { readonly text: string };

/** An answer as it is put together. */
export type TextPieces = readonly (string | SharedText)[];

export const joinedText = (pieces: TextPieces): string => {
  let text = "";
  for (const piece of pieces) text += typeof piece === "string" ? piece : piece.text;
  return text;
};
