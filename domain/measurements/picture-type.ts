/** Signatures of each kind of picture, and their positions. */
const SIGNATURES: readonly { readonly at: number; readonly bytes: readonly number[] }[][] = [
  // JPEG
  [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  // PNG
  [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }],
  // WebP: "RIFF", a length, "WEBP"
  [
    { at: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
    { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  ],
  // AVIF: a box "ftyp" of the brand "avif"
  [{ at: 4, bytes: [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66] }],
];

/** W112: whether a file begins as a picture that is accepted does; what it is called does not matter. */
export const isPicture = (file: Uint8Array): boolean =>
  SIGNATURES.some((parts) => parts.every(({ at, bytes }) => bytes.every((byte, n) => file[at + n] === byte)));
