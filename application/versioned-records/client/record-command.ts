import type { VersionedRecord } from "@morsel/domain/versioned-records";
import type { Effect } from "effect";

/** A record that is saved as the next version of `before`, deleted, or restored; a plain value, which can be stored and sent later. */
export type RecordCommand<Rec extends VersionedRecord> = {
  readonly kind: "save" | "delete" | "restore";
  /** A UUID, made with the command. */
  readonly id: string;
  readonly record: Rec;
  /** Absent for a new one. */
  readonly before?: Rec;
};

type Order<Rec> = (a: Rec, b: Rec) => number;

/** The list with a record in the place of an earlier version of it. One that is not listed comes by the order, or in front where there is none. */
export const withRecord = <Rec extends VersionedRecord>(
  all: readonly Rec[],
  record: Rec,
  order?: Order<Rec>,
): readonly Rec[] => {
  const known = all.find(({ id }) => id === record.id);
  if (known !== undefined && known.version >= record.version) return all;
  const next = known === undefined ? [record, ...all] : all.map((other) => (other === known ? record : other));
  return order === undefined ? next : next.toSorted(order);
};

export const withoutRecord = <Rec extends VersionedRecord>(all: readonly Rec[], gone: Rec["id"]): readonly Rec[] =>
  all.some(({ id }) => id === gone) ? all.filter(({ id }) => id !== gone) : all;

/**
 * W65, W95, W104: the list as it is after a command; where it is done already it changes nothing. A list without an order is a
 * part of a longer one, newest first: a change of a record that it does not show stays out of it.
 */
export const projectRecord = <Rec extends VersionedRecord>(
  all: readonly Rec[],
  { kind, record, before }: Pick<RecordCommand<Rec>, "kind" | "record" | "before">,
  order?: Order<Rec>,
): readonly Rec[] => {
  if (kind === "delete") return withoutRecord(all, record.id);
  if (order === undefined && before !== undefined && all.every(({ id }) => id !== record.id)) return all;
  return withRecord(all, record, order);
};

/** W62, W65, W97, W104: the command that undoes another one. */
export const invertRecord = <Rec extends VersionedRecord>(
  { kind, record, before }: RecordCommand<Rec>,
  newId: () => string,
): RecordCommand<Rec> => {
  if (kind === "delete") return { kind: "restore", id: newId(), record };
  return before === undefined
    ? { kind: "delete", id: newId(), record }
    : { kind: "save", id: newId(), record: { ...before, version: record.version + 1 }, before: record };
};

/** W97, W104, W341: whether the record is still as a command left it. */
export const isUndoable = <Rec extends VersionedRecord>(
  { kind, record }: Pick<RecordCommand<Rec>, "kind" | "record">,
  all: readonly Rec[],
): boolean => {
  const current = all.find(({ id }) => id === record.id);
  return kind === "delete" ? current === undefined : current?.version === record.version;
};

/** The part of a port that writes one kind of record. */
export type RecordWriter<Rec extends VersionedRecord, Answer, E> = {
  readonly save: (record: Rec, before?: Rec) => Effect.Effect<Answer, E>;
  readonly remove: (id: Rec["id"]) => Effect.Effect<Answer, E>;
  readonly restore: (id: Rec["id"]) => Effect.Effect<Answer, E>;
};

export const sendRecord = <Rec extends VersionedRecord, Answer, E>(
  writer: RecordWriter<Rec, Answer, E>,
  { kind, record, before }: RecordCommand<Rec>,
): Effect.Effect<Answer, E> => {
  if (kind === "save") return writer.save(record, before);
  return kind === "delete" ? writer.remove(record.id) : writer.restore(record.id);
};
