import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { CatalogueFileRefused } from "@morsel/application/catalogues/catalogue";

/** Texts of a catalogue are packed to a tenth; what grows more than this is a bomb. */
const MOST_GROWTH = 200;
/** Small files may repeat themselves as they like. */
const UNSUSPECTED = 64 * 2 ** 20;

export type Counter = { bytes: number };

/** W247: lets bytes through until they are too many for what they came out of. */
export async function* withoutBomb(
  unpacked: AsyncIterable<Buffer>,
  packedBytes: () => number,
  name: string,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of unpacked) {
    bytes += chunk.length;
    if (bytes > UNSUSPECTED && bytes > MOST_GROWTH * packedBytes())
      throw new CatalogueFileRefused("bomb", `${name} unpacks to more than ${MOST_GROWTH} times its size.`);
    yield chunk;
  }
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";

/** Translates errors of zlib and the file system. */
const refusalOf = (cause: unknown, name: string): unknown => {
  if (cause instanceof CatalogueFileRefused) return cause;
  const code = codeOf(cause);
  if (code === "Z_BUF_ERROR") return new CatalogueFileRefused("truncated", `${name} ends too early.`);
  if (code.startsWith("Z_")) return new CatalogueFileRefused("damaged", `${name} is damaged and cannot be unpacked.`);
  if (code === "ENOENT") return new CatalogueFileRefused("missing", `There is no file ${name}.`);
  return cause;
};

/** The bytes of a file, unpacked where it is a gzip, while `read` counts those of the file itself. */
export async function* bytesOf(path: string, name: string, isGzip: boolean, read: Counter): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of file) {
      read.bytes += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  };
  try {
    if (!isGzip) {
      yield* counted();
      return;
    }
    const unpacked = createGunzip({ chunkSize: 256 * 1024 });
    file.on("data", (chunk) => (read.bytes += chunk.length));
    file.on("error", (error) => unpacked.destroy(error));
    file.pipe(unpacked);
    yield* withoutBomb(unpacked, () => read.bytes, name);
  } catch (cause) {
    throw refusalOf(cause, name);
  } finally {
    file.destroy();
  }
}
