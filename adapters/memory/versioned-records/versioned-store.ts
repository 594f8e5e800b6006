import * as Effect from "effect/Effect";
import {
  makeVersionedListStore,
  type VersionedListStore,
} from "@morsel/application/versioned-records/versioned-list-store";
import {
  checkAgainstOthers,
  makeVersionedStore,
  withinRoom,
  type RecordCheck,
  type RecordRows,
  type RecordTransaction,
  type VersionedStore,
} from "@morsel/application/versioned-records/versioned-store";
import type {
  RecordRefusals,
  RecordRoom,
  RecordTransition,
  StoredRecord,
  VersionedRecord,
} from "@morsel/domain/versioned-records";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState, type MemoryTable } from "../platform/state.ts";

type Records<Rec> = ReadonlyMap<string, StoredRecord<Rec>>;
/** Records of each member by id, deleted ones included. */
export type RecordTable<Rec extends VersionedRecord> = MemoryTable<Map<MemberId, Records<Rec>>>;

export const recordTable = <Rec extends VersionedRecord>(): RecordTable<Rec> => memoryTable(() => new Map());

export const recordsOf = <Rec extends VersionedRecord>(
  state: MemoryState,
  table: RecordTable<Rec>,
  member: MemberId,
): Records<Rec> => state.of(table).get(member) ?? new Map();

const activeIn = <Rec extends VersionedRecord>(records: Records<Rec>): readonly Rec[] =>
  [...records.values()].flatMap(({ record, isDeleted }) => (isDeleted ? [] : [record]));

export const activeRecords = <Rec extends VersionedRecord>(
  state: MemoryState,
  table: RecordTable<Rec>,
  member: MemberId,
): readonly Rec[] => activeIn(recordsOf(state, table, member));

/** Nothing else runs in between, as within a transaction. */
export const inOneGo = <A, E>(write: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.suspend(() => Effect.runSyncExit(write));

/** Writes in one go to a copy in the records' place, and puts them back where the write fails: as a transaction would. */
export const recordTransaction =
  <Rec extends VersionedRecord, Refused>(
    state: MemoryState,
    table: RecordTable<Rec>,
    check?: (active: readonly Rec[]) => RecordCheck<Rec, Refused>,
  ): RecordTransaction<RecordRows<Rec, Refused>> =>
  (member, body) =>
    Effect.suspend(() => {
      const before = recordsOf(state, table, member);
      const records = new Map(before);
      state.of(table).set(member, records);
      const written = body({
        stored: (id) => Effect.sync(() => records.get(id)),
        put: ({ record, isDeleted }) => Effect.sync(() => records.set(record.id, { record, isDeleted })),
        ...(check === undefined
          ? {}
          : { check: (next, stored) => Effect.suspend(() => check(activeIn(records))(next, stored)) }),
      });
      return inOneGo(Effect.onError(written, () => Effect.sync(() => state.of(table).set(member, before))));
    });

/** VR7 */
export const memoryRoom =
  <Full>(room: RecordRoom<Full>) =>
  (active: readonly unknown[]): RecordCheck<unknown, Full> =>
    withinRoom(room, Effect.succeed(active.length));

/** A rule that compares a record with those that stand. */
export const checkAgainstActive =
  <Rec, Refused>(refuse: (others: readonly Rec[], next: RecordTransition<Rec>) => Refused | undefined) =>
  (active: readonly Rec[]): RecordCheck<Rec, Refused> =>
    checkAgainstOthers(refuse, Effect.succeed(active));

export const makeMemoryVersionedStore = <Rec extends VersionedRecord, NotFound, Conflict, Refused = never>(
  state: MemoryState,
  table: RecordTable<Rec>,
  refusals: RecordRefusals<Rec, NotFound, Conflict>,
  check?: (active: readonly Rec[]) => RecordCheck<Rec, Refused>,
): VersionedStore<Rec, NotFound, Conflict, Refused> =>
  makeVersionedStore(recordTransaction(state, table, check), refusals);

export const makeMemoryVersionedList = <Rec extends VersionedRecord, NotFound, Conflict, Refused>(
  state: MemoryState,
  table: RecordTable<Rec>,
  refusals: RecordRefusals<Rec, NotFound, Conflict>,
  check: (active: readonly Rec[]) => RecordCheck<Rec, Refused>,
  order: (a: Rec, b: Rec) => number,
): VersionedListStore<Rec, NotFound, Conflict, Refused> =>
  makeVersionedListStore(makeMemoryVersionedStore(state, table, refusals, check), (member) =>
    Effect.sync(() => activeRecords(state, table, member).toSorted(order)),
  );
