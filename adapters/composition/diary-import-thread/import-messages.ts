import type { RecordsRead } from "@morsel/application/import/import-file";
import type { Slot } from "@morsel/domain/diary";
import type { ImportChoices, ImportFileRefusal, ImportSurvey } from "@morsel/domain/import";

/** Tells the thread which file to read, and for what. */
export type ImportRequest = {
  readonly path: string;
  readonly name: string;
  readonly choices: ImportChoices;
  readonly slots?: readonly Slot[];
};

export type ImportAnswer =
  | { readonly survey: ImportSurvey }
  | { readonly read: RecordsRead }
  | { readonly isEnd: true }
  | { readonly refused: ImportFileRefusal }
  | { readonly failed: string };

/** Batches that may wait to be written: one is always ready, and there are never many. */
export const BATCHES_AHEAD = 3;
/** The writer's message each time it took a batch. */
export const ACKNOWLEDGED = "taken";
