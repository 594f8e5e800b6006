import type { EntryId } from "../entries/entry.ts";

/** 32 bits of FNV-1a, stirred at the end so that near texts part everywhere. */
const hash32 = (text: string, seed: number): number => {
  let h = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/**
 * An id that the same names always give: 122 bits of hash in the shape of a UUID of version 8 (RFC 9562, 5.8). It makes
 * repeats harmless; it is no secret and ids of different members are never compared.
 */
export const derivedId = (...names: readonly string[]): EntryId => {
  const text = names.join("\n");
  const hex = [1, 2, 3, 4]
    .map((seed) =>
      hash32(`${seed}:${text}`, seed * 0x9e3779b1)
        .toString(16)
        .padStart(8, "0"),
    )
    .join("");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}` as EntryId;
};
