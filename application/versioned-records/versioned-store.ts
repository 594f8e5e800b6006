import * as Effect from "effect/Effect";
import type { MemberId } from "@morsel/domain/identity";
import {
  createRecord,
  hasRoomFor,
  markRecord,
  saveRecord,
  type RecordTransition,
  type StoredRecord,
  type VersionedRecord,
  type RecordRefusals,
  type RecordRoom,
} from "@morsel/domain/versioned-records";
import { fromResult } from "../platform/from-result.ts";

/** Every answered write is durable. Every method is scoped by its member: another member's ids are unknown. */
export interface VersionedStore<Rec extends VersionedRecord, NotFound, Conflict, Refused = never> {
  /** VR1: answers what is stored under the id, deleted or not. */
  readonly create: (member: MemberId, record: Rec) => Effect.Effect<Rec, Refused>;
  /** VR2, VR3, VR4, VR5: answers the record that stands. */
  readonly save: (member: MemberId, record: Rec) => Effect.Effect<Rec, NotFound | Conflict | Refused>;
  /** VR6: answers the record that is gone. */
  readonly remove: (member: MemberId, id: Rec["id"]) => Effect.Effect<Rec, NotFound>;
  /** VR6: answers the record that is back. */
  readonly restore: (member: MemberId, id: Rec["id"]) => Effect.Effect<Rec, NotFound | Refused>;
}

/** Refuses a transition that cannot stand beside the other records of its member. */
export type RecordCheck<Rec, Refused> = (
  next: RecordTransition<Rec>,
  before?: StoredRecord<Rec>,
) => Effect.Effect<void, Refused>;

/** The rows of one member in one table, read and written within a transaction. */
export type RecordRows<Rec, Refused = never, Row extends StoredRecord<Rec> = StoredRecord<Rec>> = {
  readonly stored: (id: string) => Effect.Effect<Row | undefined>;
  readonly put: (next: StoredRecord<Rec>, before: Row | undefined) => Effect.Effect<unknown>;
  readonly check?: RecordCheck<Rec, Refused>;
};

/** How an engine runs what is done with a member's rows: all of it, or nothing where it fails. */
export type RecordTransaction<Rows> = <A, E>(
  member: MemberId,
  body: (rows: Rows) => Effect.Effect<A, E>,
) => Effect.Effect<A, E>;

/** VR7 */
export const withinRoom =
  <Full>({ limit, full }: RecordRoom<Full>, count: Effect.Effect<number>): RecordCheck<unknown, Full> =>
  ({ change }) =>
    change === "added"
      ? Effect.flatMap(count, (others) => (hasRoomFor(1, others, limit) ? Effect.void : Effect.fail(full)))
      : Effect.void;

/** A rule that compares a record with those that stand; an earlier version of it is one of them. */
export const checkAgainstOthers =
  <Rec, Refused>(
    refuse: (others: readonly Rec[], next: RecordTransition<Rec>) => Refused | undefined,
    others: Effect.Effect<readonly Rec[]>,
  ): RecordCheck<Rec, Refused> =>
  (next) =>
    Effect.flatMap(others, (standing) => {
      const refused = refuse(standing, next);
      return refused === undefined ? Effect.void : Effect.fail(refused);
    });

/** Reads what is stored, decides by the rules what becomes of it, checks it against the others and writes it. */
export const changeRecord = <Rec, Row extends StoredRecord<Rec>, Refused, E>(
  rows: RecordRows<Rec, Refused, Row>,
  id: string,
  decide: (stored: Row | undefined) => Effect.Effect<RecordTransition<Rec>, E>,
): Effect.Effect<{ readonly before: Row | undefined; readonly after: RecordTransition<Rec> }, E | Refused> =>
  Effect.gen(function* () {
    const before = yield* rows.stored(id);
    const after = yield* decide(before);
    if (after.change === "none") return { before, after };
    if (after.change !== "deleted" && rows.check !== undefined) yield* rows.check(after, before);
    yield* rows.put(after, before);
    return { before, after };
  });

/** The same; answers the record that stands, or is gone. */
export const writeRecord = <Rec, Row extends StoredRecord<Rec>, Refused, E>(
  rows: RecordRows<Rec, Refused, Row>,
  id: string,
  decide: (stored: Row | undefined) => Effect.Effect<RecordTransition<Rec>, E>,
): Effect.Effect<Rec, E | Refused> => Effect.map(changeRecord(rows, id, decide), ({ after }) => after.record);

export const makeVersionedStore = <Rec extends VersionedRecord, NotFound, Conflict, Refused>(
  transaction: RecordTransaction<RecordRows<Rec, Refused>>,
  { notFound, conflict }: RecordRefusals<Rec, NotFound, Conflict>,
): VersionedStore<Rec, NotFound, Conflict, Refused> => {
  const marked = (id: Rec["id"], isDeleted: boolean) => (stored: StoredRecord<Rec> | undefined) =>
    Effect.mapError(fromResult(markRecord(stored, isDeleted)), () => notFound(id));
  return {
    create: (member, record) =>
      transaction(member, (rows) =>
        writeRecord(rows, record.id, (stored) => Effect.succeed(createRecord(stored, record))),
      ),
    save: (member, record) =>
      transaction(member, (rows) =>
        writeRecord(rows, record.id, (stored) =>
          Effect.mapError(fromResult(saveRecord(stored, record)), (refused) =>
            refused._tag === "RecordNotFound" ? notFound(record.id) : conflict(refused.current),
          ),
        ),
      ),
    // Nothing else can stand in the way of a deletion.
    remove: (member, id) =>
      transaction(member, ({ stored, put }) => writeRecord({ stored, put }, id, marked(id, true))),
    restore: (member, id) => transaction(member, (rows) => writeRecord(rows, id, marked(id, false))),
  };
};
