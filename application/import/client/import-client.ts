import type { ImportBatch, ImportChoices, ImportId } from "@morsel/domain/import";
import type { Effect } from "effect";
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { ImportNotFound, ImportNotPossible, ImportPartMisplaced, ImportsAreFull } from "../import-store.ts";

type Refusal = FieldRefused | ImportNotFound | ImportNotPossible | RetryableRefusal;

/** A member's imports as they see them. */
export interface ImportClient {
  /** Newest first. */
  readonly all: Effect.Effect<readonly ImportBatch[], RetryableRefusal>;
  readonly one: (id: ImportId) => Effect.Effect<ImportBatch, FieldRefused | ImportNotFound | RetryableRefusal>;
  readonly begin: (
    file: Pick<ImportBatch, "id" | "name" | "bytes">,
  ) => Effect.Effect<ImportBatch, FieldRefused | ImportsAreFull | TooManyTries | RetryableRefusal>;
  readonly send: (
    id: ImportId,
    offset: number,
    part: Uint8Array,
  ) => Effect.Effect<ImportBatch, Refusal | ImportPartMisplaced | TooManyTries>;
  readonly read: (id: ImportId, choices: ImportChoices) => Effect.Effect<ImportBatch, Refusal>;
  readonly start: (id: ImportId) => Effect.Effect<ImportBatch, Refusal>;
  readonly undo: (id: ImportId) => Effect.Effect<ImportBatch, Refusal>;
  readonly discard: (id: ImportId) => Effect.Effect<readonly ImportBatch[], Refusal>;
}

export const ImportClient = token<ImportClient>("ImportClient");
