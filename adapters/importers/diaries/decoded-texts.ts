/** W518: the encoding that the first bytes of a text tell: by its mark, by the zeros between Latin letters, else UTF-8. */
const encodingOf = (head: Buffer): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  if (head.length >= 4 && head[1] === 0 && head[3] === 0) return "utf-16le";
  if (head.length >= 4 && head[0] === 0 && head[2] === 0) return "utf-16be";
  return "utf-8";
};

/** A letter may be cut at the end of a piece. */
const isUtf8 = (piece: Buffer): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(piece, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** W518: texts of a stream without their mark; a file whose beginning is no UTF-8 is read as Windows-1252, which older trackers write. */
export async function* decodedTexts(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const piece of bytes) {
    if (decoder === undefined) {
      const encoding = encodingOf(piece);
      decoder = new TextDecoder(encoding === "utf-8" && !isUtf8(piece) ? "windows-1252" : encoding);
    }
    const text = decoder.decode(piece, { stream: true });
    if (text !== "") yield text;
  }
  const rest = decoder?.decode();
  if (rest !== undefined && rest !== "") yield rest;
}
