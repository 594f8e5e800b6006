import type { Readable } from "node:stream";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { CatalogueFileRefused } from "@morsel/application/catalogues/catalogue";
import { withoutBomb } from "./bytes.ts";

/** A zip of FoodData Central has some thirty files. */
const MOST_ENTRIES = 1000;

export type ZipEntry = { readonly name: string; readonly bytes: number; readonly open: () => AsyncIterable<Buffer> };
export type Zip = { readonly entries: readonly ZipEntry[]; readonly close: () => void };

const refused = (name: string, cause: unknown): CatalogueFileRefused =>
  cause instanceof CatalogueFileRefused
    ? cause
    : new CatalogueFileRefused(
        "damaged",
        `${name} cannot be unpacked: ${cause instanceof Error ? cause.message : String(cause)}`,
      );

const opened = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

const listed = (zip: ZipFile): Promise<readonly Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on("error", reject);
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry: Entry) => {
      entries.push(entry);
      if (entries.length > MOST_ENTRIES) reject(new Error("too many files"));
      else zip.readEntry();
    });
    zip.readEntry();
  });

const streamed = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });

async function* unpacked(zip: ZipFile, entry: Entry, name: string): AsyncGenerator<Buffer> {
  let stream: Readable | undefined;
  try {
    stream = await streamed(zip, entry);
    yield* withoutBomb(stream, () => entry.compressedSize, name);
  } catch (cause) {
    throw refused(name, cause);
  } finally {
    stream?.destroy();
  }
}

/** The files of a zip, each read as a stream; its directory stands at the end, so that one that was cut off is refused at once. */
export const openZip = async (path: string, name: string): Promise<Zip> => {
  try {
    const zip = await opened(path);
    const entries = await listed(zip);
    return {
      entries: entries.map((entry) => ({
        name: entry.fileName,
        bytes: entry.uncompressedSize,
        open: () => unpacked(zip, entry, `${name}/${entry.fileName}`),
      })),
      close: () => zip.close(),
    };
  } catch (cause) {
    throw refused(name, cause);
  }
};
