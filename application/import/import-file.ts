import type { Slot } from "@morsel/domain/diary";
import type { ImportChoices, ImportedRecord, ImportFileRefusal, ImportSurvey } from "@morsel/domain/import";
import * as Data from "effect/Data";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** A file whose bytes are read as often as one likes, part by part. */
export type ImportFile = {
  readonly name: string;
  readonly bytes: number;
  readonly parts: () => AsyncIterable<Uint8Array>;
};

/** Thrown by readers in the midst of a file; the job makes it a refusal. */
export class ImportFileRefused extends Data.TaggedError("ImportFileRefused")<{ readonly why: ImportFileRefusal }> {}

/** Some records, and how much of the file has been read, 0 to 1. */
export type RecordsRead = { readonly records: readonly ImportedRecord[]; readonly share: number };

/** W516: reads files of trackers without holding up anybody else. */
export interface ImportFileReader {
  readonly survey: (
    file: ImportFile,
    choices: ImportChoices,
    slots: readonly Slot[],
  ) => Effect.Effect<ImportSurvey, ImportFileRefused>;
  /** The records of the file, some at a time, as fast as they are taken. */
  readonly records: (file: ImportFile, choices: ImportChoices) => AsyncIterable<RecordsRead>;
}

export const ImportFileReader = token<ImportFileReader>("ImportFileReader");
