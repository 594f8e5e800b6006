import type { SharedText, TextPieces } from "../../http-contract/shared/text-pieces.ts";

/** UTF-8 takes three bytes at most for each unit of a string. */
const MOST_BYTES_PER_UNIT = 3;

const known = new WeakMap<SharedText, Buffer>();

const bytesOfKnown = (piece: SharedText): Buffer => {
  const before = known.get(piece);
  if (before !== undefined) return before;
  const bytes = Buffer.from(piece.text);
  known.set(piece, bytes);
  return bytes;
};

/** The bytes of what the pieces are when joined. */
export const bytesOfPieces = (pieces: TextPieces): Uint8Array => {
  // Storybook runs the handlers in a browser, where nobody counts the microseconds.
  if (typeof Buffer === "undefined")
    return new TextEncoder().encode(pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join(""));
  let most = 0;
  for (const piece of pieces)
    most += typeof piece === "string" ? piece.length * MOST_BYTES_PER_UNIT : bytesOfKnown(piece).length;
  const bytes = Buffer.allocUnsafe(most);
  let length = 0;
  for (const piece of pieces)
    if (typeof piece === "string") length += bytes.write(piece, length);
    else {
      const own = bytesOfKnown(piece);
      bytes.set(own, length);
      length += own.length;
    }
  return bytes.subarray(0, length);
};
