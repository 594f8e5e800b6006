import type { CatalogueSource, SourceRecord, FileRefusal, RowRefusal, PackedRow } from "@morsel/domain/foods";
import * as Data from "effect/Data";

/** Thrown by readers in the midst of a stream; the use case makes it a failure. */
export class CatalogueFileRefused extends Data.TaggedError("CatalogueFileRefused")<{
  readonly why: FileRefusal;
  readonly message: string;
}> {
  constructor(why: FileRefusal, detail: string) {
    super({ why, message: detail });
  }
}

/** A file that can be read from its beginning as often as one likes. */
export type CatalogueFile = {
  readonly source: CatalogueSource;
  /** The file's own name. */
  readonly name: string;
  /** Path of the file. */
  readonly path: string;
  /** Changes when the file does. */
  readonly mark: string;
  /** Some records at a time, those before `from` left out without being looked at; in the same order every time. */
  readonly records: (from: number) => AsyncIterable<readonly SourceRecord[]>;
  /** How much of it has been read, 0 to 1. */
  readonly share: () => number;
};

/** Rows of one transaction, and the share of the file that has been read with it, 0 to 1. */
export type FileChunk = {
  readonly rows: readonly PackedRow[];
  readonly read: number;
  readonly refused: readonly RowRefusal[];
  readonly share: number;
};

/** W390: the foods of a file behind the first `from` records, ready to be written; what it refuses is thrown. */
export type ReadChunks = (file: CatalogueFile, from: number) => AsyncGenerator<FileChunk>;
