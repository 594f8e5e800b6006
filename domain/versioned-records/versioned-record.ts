import { err, ok, type Result } from "../result/index.ts";
import { isSameContent } from "./is-same-content.ts";

/** A record that a member keeps under an id of their making. Its version is 1 when saved and one more with each change. */
export type VersionedRecord<Id extends string = string> = { readonly id: Id; readonly version: number };

/** A record as it is stored. A deleted one stays, so that repeated requests are known and the deletion can be undone. */
export type StoredRecord<Contents> = { readonly record: Contents; readonly isDeleted: boolean };

export type RecordNotFound = { readonly _tag: "RecordNotFound" };
/** The record changed since it was read; `current` is the stored one. */
export type RecordVersionConflict<Contents> = { readonly _tag: "RecordVersionConflict"; readonly current: Contents };

/** The outcome of a write. An `added` record comes beside the others: new, or no longer deleted. */
export type RecordTransition<Contents> = StoredRecord<Contents> & {
  readonly change: "none" | "added" | "updated" | "deleted";
};

type Saved<Contents> = Result<RecordTransition<Contents>, RecordNotFound | RecordVersionConflict<Contents>>;

const notFound = err<RecordNotFound>({ _tag: "RecordNotFound" });

/** VR1: an id that was used before is left as it is. */
export const createRecord = <Contents>(
  stored: StoredRecord<Contents> | undefined,
  record: Contents,
): RecordTransition<Contents> =>
  stored === undefined ? { record, isDeleted: false, change: "added" } : { ...stored, change: "none" };

/** VR2, VR3, VR4, VR5: the next version of what is stored, or a first one. `isRenewable` records are saved again after a deletion. */
export const saveRecord = <Contents extends Pick<VersionedRecord, "version">>(
  stored: StoredRecord<Contents> | undefined,
  record: Contents,
  {
    isSame = isSameContent,
    isRenewable = false,
  }: { readonly isSame?: (one: Contents, other: Contents) => boolean; readonly isRenewable?: boolean } = {},
): Saved<Contents> => {
  if (stored === undefined) return record.version === 1 ? ok(createRecord(stored, record)) : notFound;
  const { record: current, isDeleted } = stored;
  if (current.version === record.version && isSame(current, record)) return ok({ ...stored, change: "none" });
  if (isDeleted && !isRenewable) return notFound;
  if (current.version !== record.version - 1) return err({ _tag: "RecordVersionConflict", current });
  return ok({ record, isDeleted: false, change: isDeleted ? "added" : "updated" });
};

/** VR6: deletes or restores; what is so already is left as it is. */
export const markRecord = <Contents>(
  stored: StoredRecord<Contents> | undefined,
  isDeleted: boolean,
): Result<RecordTransition<Contents>, RecordNotFound> => {
  if (stored === undefined) return notFound;
  if (stored.isDeleted === isDeleted) return ok({ ...stored, change: "none" });
  return ok({ ...stored, isDeleted, change: isDeleted ? "deleted" : "added" });
};

/** VR7: whether the added records fit beside the others. */
export const hasRoomFor = (added: number, others: number, limit: number): boolean => others + added <= limit;

/** How one kind of record says that a write is refused. */
export type RecordRefusals<Rec extends VersionedRecord, NotFound, Conflict> = {
  readonly notFound: (id: Rec["id"]) => NotFound;
  readonly conflict: (current: Rec) => Conflict;
};

/** How many records of a kind a member keeps, and what is said to one more. */
export type RecordRoom<Full> = { readonly limit: number; readonly full: Full };
