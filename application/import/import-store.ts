import type { ImportBatch, ImportId, ImportState, RecordKind } from "@morsel/domain/import";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { NewJob } from "../platform/job.ts";
import { token } from "../platform/token.ts";

export type ImportNotFound = { readonly _tag: "ImportNotFound"; readonly id: ImportId };
/** I11: that step does not follow in the present state. */
export type ImportNotPossible = { readonly _tag: "ImportNotPossible"; readonly state: ImportState };
export type ImportsAreFull = { readonly _tag: "ImportsAreFull"; readonly limit: number };
/** The part is not the next of the file; `received` is where it begins. */
export type ImportPartMisplaced = { readonly _tag: "ImportPartMisplaced"; readonly received: number };

/** A record that an import wrote or wants to write: `key` follows from the row, `times` counts how often it was imported anew. */
export type ImportItem = {
  readonly key: string;
  readonly kind: RecordKind;
  readonly date: CalendarDate;
};
export type ClaimedItem = ImportItem & { readonly times: number };

export type ImportChange = Partial<Omit<ImportBatch, "id" | "name" | "bytes" | "createdAt" | "received">>;

/** Every answered write is durable. Every method is scoped by its member: another member's imports are unknown. */
export interface ImportStore {
  /** The id of an import that stands already answers what stands. */
  readonly add: (member: MemberId, batch: ImportBatch) => Effect.Effect<ImportBatch, ImportsAreFull>;
  readonly byId: (member: MemberId, id: ImportId) => Effect.Effect<ImportBatch | undefined>;
  /** Newest first. */
  readonly all: (member: MemberId) => Effect.Effect<readonly ImportBatch[]>;
  /** The next bytes of a file; a part that is there already changes nothing. */
  readonly append: (
    member: MemberId,
    id: ImportId,
    offset: number,
    bytes: Uint8Array,
  ) => Effect.Effect<ImportBatch, ImportNotFound | ImportNotPossible | ImportPartMisplaced>;
  /** A part of the file, from 0; undefined behind the last. */
  readonly part: (member: MemberId, id: ImportId, nth: number) => Effect.Effect<Uint8Array | undefined>;
  /** Changes an import that is in one of the states, with the jobs that follow; otherwise nothing, and undefined is answered. */
  readonly change: (
    member: MemberId,
    id: ImportId,
    states: readonly ImportState[],
    change: ImportChange,
    jobs?: readonly NewJob[],
  ) => Effect.Effect<ImportBatch | undefined>;
  /** The bytes of the file go, what it came to stays. */
  readonly forgetFile: (member: MemberId, id: ImportId) => Effect.Effect<void>;
  readonly remove: (member: MemberId, id: ImportId) => Effect.Effect<void>;
  /** I10: the items that are this import's now: new ones, those that were undone before, and its own. */
  readonly claim: (
    member: MemberId,
    id: ImportId,
    items: readonly ImportItem[],
  ) => Effect.Effect<readonly ClaimedItem[]>;
  /** I13: items of an import that stand, the latest day first. */
  readonly items: (member: MemberId, id: ImportId, limit: number) => Effect.Effect<readonly ClaimedItem[]>;
  readonly countItems: (member: MemberId, id: ImportId) => Effect.Effect<number>;
  /** Items that are not the import's any more: they were removed, could not be written, or are the member's now. */
  readonly release: (member: MemberId, id: ImportId, keys: readonly string[], isKept: boolean) => Effect.Effect<void>;
  /** W521: files of anybody's that were begun before an instant and wait no more; answers how many. */
  readonly forgetOldFiles: (before: number, limit: number) => Effect.Effect<number>;
}

export const ImportStore = token<ImportStore>("ImportStore");
