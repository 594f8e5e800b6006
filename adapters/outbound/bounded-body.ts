import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Content encodings that we can read. */
export const ACCEPTED_ENCODINGS = "gzip, br, deflate";

const decoderOf = (encoding: string) => {
  switch (encoding) {
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "br":
      return createBrotliDecompress();
    case "deflate":
      return createInflate();
    default:
      throw new Error(`No decoder for ${encoding.slice(0, 40)}`);
  }
};

/** Lets at most `maxBytes` through, and breaks off with the first byte more. */
const atMost = (maxBytes: number) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new BodyTooLarge();
      yield chunk;
    }
  };

export type BodyFacts = {
  /** The content encoding; an empty text for none. */
  readonly encoding: string;
  /** As the headers tell it, before compression is undone. */
  readonly length: number;
  readonly maxBytes: number;
};

/**
 * The whole body, as it was before compression. Both sides of the decompression are counted: few bytes can become many, and
 * many can become none.
 */
export const boundedBody = async (body: Readable, { encoding, length, maxBytes }: BodyFacts): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  const collect = async (source: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of source) chunks.push(chunk);
  };
  // A body that is left unread raises an error of its own, beside the one that says why it was left.
  body.on("error", () => undefined);
  try {
    if (length > maxBytes) throw new BodyTooLarge();
    if (encoding === "" || encoding === "identity") await pipeline(body, atMost(maxBytes), collect);
    else await pipeline(body, atMost(maxBytes), decoderOf(encoding), atMost(maxBytes), collect);
  } finally {
    body.destroy();
  }
  return Buffer.concat(chunks);
};
