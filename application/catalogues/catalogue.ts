import type { CatalogueSource, SourceRecord } from "@morsel/domain/foods";

/** W247: why a file is refused as a whole. */
export const FILE_REFUSALS = [
  "unknownFormat",
  "wrongColumns",
  "spreadsheet",
  "truncated",
  "bomb",
  "recordTooLong",
  "notUtf8",
  "damaged",
  "missing",
  "changed",
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

/** Thrown by readers in the midst of a stream; the use case makes it a failure. */
export class CatalogueFileRefused extends Error {
  readonly _tag = "CatalogueFileRefused";
  readonly why: FileRefusal;
  constructor(why: FileRefusal, detail: string) {
    super(detail);
    this.why = why;
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
