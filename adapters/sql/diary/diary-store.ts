import type {
  DayIsFull,
  DaySummary,
  DiaryStore,
  EntryVersionConflict,
  EntryNotFound,
} from "@morsel/application/diary/diary-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import { DAY_LIMIT, overfullDay, type DiaryEntry, type EntryId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { activeWaterEntries, deleteWater, logWater } from "@morsel/domain/hydration";
import { fromResult } from "@morsel/application/platform/from-result";
import * as Effect from "effect/Effect";
import { totalsBefore, incrementTotals } from "./increment-sums.ts";
import { insertCopy, madeByCopy } from "./copy-rows.ts";
import { countOn, dayOf, updateDay, waterEntriesOn, summariesBetween, writeWaterEntries } from "./day-rows.ts";
import { insertEntry, storedEntries, storedEntry, markEntry, updateEntry, type StoredEntry } from "./entry-rows.ts";
import { recomputeTotals } from "./recompute-sums.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

const unknown = (id: EntryId) => Effect.fail<EntryNotFound>({ _tag: "EntryNotFound", id });

/** D6: refuses when a day could not hold the entries to come. */
const makeRoom = (
  coming: readonly DiaryEntry[],
  entriesOn: (date: CalendarDate) => number,
): Effect.Effect<void, DayIsFull> => {
  const date = overfullDay(coming, entriesOn);
  return date === undefined ? Effect.void : Effect.fail({ _tag: "DayIsFull", date, limit: DAY_LIMIT });
};

const makeRoomFor = (sql: Sql, member: MemberId, entry: DiaryEntry): Effect.Effect<void, DayIsFull> =>
  Effect.flatMap(countOn(sql, member, entry.date), (count) => makeRoom([entry], () => count));

const standing = (kept: StoredEntry | undefined): DiaryEntry | undefined =>
  kept === undefined || kept.isDeleted ? undefined : kept.entry;

const isEntry = (entry: DiaryEntry | undefined): entry is DiaryEntry => entry !== undefined;

const addEntries = (tx: Sql, member: MemberId, entries: readonly DiaryEntry[]) =>
  Effect.gen(function* () {
    const asked = new Map<EntryId, DiaryEntry>();
    for (const entry of entries) if (!asked.has(entry.id)) asked.set(entry.id, entry);
    const [kept, sums] = yield* Effect.all(
      [storedEntries(tx, member, [...asked.keys()]), totalsBefore(tx, member, [...asked.values()])],
      { concurrency: tx.dialect.atOnce },
    );
    const fresh = [...asked.values()].filter(({ id }) => !kept.has(id));
    yield* makeRoom(fresh, (date) => sums.days.get(date)?.entries ?? 0);
    yield* Effect.all(
      [...fresh.map((entry) => insertEntry(tx, member, entry)), ...incrementTotals(tx, member, sums, fresh)],
      { concurrency: tx.dialect.atOnce, discard: true },
    );
    return [...asked.values()]
      .map((entry) => (kept.has(entry.id) ? standing(kept.get(entry.id)) : entry))
      .filter(isEntry);
  });

/** What is kept under an id, deleted or not, when it is of the day that was named. */
const keptOn = (
  tx: Sql,
  member: MemberId,
  id: EntryId,
  on: CalendarDate | undefined,
): Effect.Effect<StoredEntry, EntryNotFound> =>
  Effect.flatMap(storedEntry(tx, member, id), (kept) =>
    kept === undefined || (on !== undefined && kept.entry.date !== on) ? unknown(id) : Effect.succeed(kept),
  );

export const makeSqlDiaryStore = (sql: Sql): DiaryStore => ({
  day: (member, date) => dayOf(sql, member, date),

  entry: (member, id) => Effect.map(storedEntry(sql, member, id), standing),

  add: (member, entries) => memberTransaction(sql, member, (tx) => addEntries(tx, member, entries)),

  addCopies: (member, copyId, entries) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<readonly DiaryEntry[], DayIsFull> {
        const made = yield* madeByCopy(tx, member, copyId);
        if (made !== undefined) {
          const kept = yield* storedEntries(tx, member, made);
          return made.map((id) => standing(kept.get(id))).filter(isEntry);
        }
        const added = yield* addEntries(tx, member, entries);
        if (added.length > 0) yield* insertCopy(tx, member, copyId, added);
        return added;
      }),
    ),

  replace: (member, entry) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, EntryNotFound | EntryVersionConflict | DayIsFull> {
        const kept = yield* storedEntry(tx, member, entry.id);
        if (kept === undefined || kept.isDeleted) return yield* unknown(entry.id);
        const before = kept.entry;
        if (before.version !== entry.version - 1)
          return yield* Effect.fail({ _tag: "EntryVersionConflict" as const, current: before });
        if (before.date !== entry.date) yield* makeRoomFor(tx, member, entry);
        yield* updateEntry(tx, member, entry);
        return yield* recomputeTotals(tx, member, [before, entry]);
      }),
    ),

  remove: (member, id, on) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, EntryNotFound> {
        const kept = yield* keptOn(tx, member, id, on);
        if (kept.isDeleted) return;
        yield* markEntry(tx, member, id, true);
        yield* recomputeTotals(tx, member, [kept.entry]);
      }),
    ),

  restore: (member, id, on) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<DiaryEntry, EntryNotFound | DayIsFull> {
        const kept = yield* keptOn(tx, member, id, on);
        if (!kept.isDeleted) return kept.entry;
        yield* makeRoomFor(tx, member, kept.entry);
        yield* markEntry(tx, member, id, false);
        yield* recomputeTotals(tx, member, [kept.entry]);
        return kept.entry;
      }),
    ),

  updateDay: (member, day) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const current = yield* dayOf(tx, member, day.date);
        if (current.version !== day.version - 1)
          return yield* Effect.fail({ _tag: "DayVersionConflict" as const, current });
        return yield* updateDay(tx, member, day);
      }),
    ),

  logWater: (member, date, entry) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const before = yield* waterEntriesOn(tx, member, date);
        const next = yield* fromResult(logWater(before, entry));
        if (next !== before) yield* writeWaterEntries(tx, member, date, next);
        return activeWaterEntries(next);
      }),
    ),

  deleteWater: (member, date, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const next = yield* fromResult(deleteWater(yield* waterEntriesOn(tx, member, date), id));
        yield* writeWaterEntries(tx, member, date, next);
        return activeWaterEntries(next);
      }),
    ),

  summaries: (member, from, to): Effect.Effect<readonly DaySummary[]> => summariesBetween(sql, member, from, to),
});
