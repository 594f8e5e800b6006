const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** RFC 9562, section 5.7: 48 bits of milliseconds, the version, then ten bytes of chance. Ids made later sort later. */
export const uuidV7 = (milliseconds: number, chance: Uint8Array): string => {
  const random = Uint8Array.from(chance.subarray(0, 10));
  random[0] = ((random[0] ?? 0) & 0x0f) | 0x70;
  random[2] = ((random[2] ?? 0) & 0x3f) | 0x80;
  const text = milliseconds.toString(16).padStart(12, "0") + hex(random);
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join("-");
};
