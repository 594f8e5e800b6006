import type {
  DayIsFull,
  DayRecord,
  DaySummary,
  DiaryStore,
  DiaryWrite,
  EntryVersionConflict,
  EntryNotFound,
} from "@morsel/application/diary/diary-store";
import { listToken } from "@morsel/application/platform/token";
import { recordOf } from "@morsel/application/diary/diary-change";
import type { CalendarDate } from "@morsel/domain/calendar";
import { partitionPlanned, DAY_LIMIT, findFullDay, type DiaryEntry, type EntryId } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { totalsBefore, incrementTotals } from "./increment-sums.ts";
import { insertCopy, copiedEntryIds } from "./copy-rows.ts";
import {
  countOn,
  dayOf,
  daysOf,
  ensureDay,
  countPlannedOn,
  recordsOn,
  summariesBetween,
  trackedDates,
  updateDay,
} from "./day-rows.ts";
import { insertEntry, storedEntries, storedEntry, markEntry, updateEntry, type StoredEntry } from "./entry-rows.ts";
import { recomputeTotals } from "./recompute-sums.ts";
import { addWebhookEvents } from "../webhooks/event-rows.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

/** Statements of a concept in the transaction that changes a day's note or completeness. */
export type DayUpdated = (
  tx: Sql,
  member: MemberId,
  day: Pick<DayRecord, "date" | "completeness">,
) => Effect.Effect<unknown>;
export const DayUpdated = listToken<DayUpdated>("SqlDayUpdated");

const unknown = (id: EntryId) => Effect.fail<EntryNotFound>({ _tag: "EntryNotFound", id });

/** D6: refuses when a day could not hold the entries to come. */
const makeRoom = (
  coming: readonly DiaryEntry[],
  entriesOn: (date: CalendarDate, isPlanned: boolean) => number,
): Effect.Effect<void, DayIsFull> => {
  const date = findFullDay(coming, entriesOn);
  return date === undefined ? Effect.void : Effect.fail({ _tag: "DayIsFull", date, limit: DAY_LIMIT });
};

/** How many entries are planned on the days to which planned ones come; nothing is asked where none come. */
const plannedBefore = (sql: Sql, member: MemberId, coming: readonly DiaryEntry[]) => {
  const dates = [...new Set((partitionPlanned(coming).planned ?? []).map(({ date }) => date))];
  return dates.length === 0 ? Effect.succeed(new Map<CalendarDate, number>()) : countPlannedOn(sql, member, dates);
};

const makeRoomFor = (sql: Sql, member: MemberId, entry: DiaryEntry): Effect.Effect<void, DayIsFull> =>
  Effect.gen(function* () {
    const planned = yield* plannedBefore(sql, member, [entry]);
    const eaten = entry.planned ? 0 : yield* countOn(sql, member, entry.date);
    yield* makeRoom([entry], (date, isPlanned) => (isPlanned ? (planned.get(date) ?? 0) : eaten));
  });

const standing = (kept: StoredEntry | undefined): DiaryEntry | undefined =>
  kept === undefined || kept.isDeleted ? undefined : kept.entry;

const addEntries = (tx: Sql, member: MemberId, entries: readonly DiaryEntry[]) =>
  Effect.gen(function* () {
    const asked = new Map<EntryId, DiaryEntry>();
    for (const entry of entries) if (!asked.has(entry.id)) asked.set(entry.id, entry);
    const [kept, sums] = yield* Effect.all(
      [storedEntries(tx, member, [...asked.keys()]), totalsBefore(tx, member, [...asked.values()])],
      { concurrency: tx.dialect.atOnce },
    );
    const fresh = [...asked.values()].filter(({ id }) => !kept.has(id));
    const { entries: eaten, planned } = partitionPlanned(fresh);
    const before = yield* plannedBefore(tx, member, fresh);
    yield* makeRoom(
      fresh,
      (date, isPlanned) => (isPlanned ? before.get(date) : sums.days.get(date)?.totals.parts) ?? 0,
    );
    const { days, writes } = incrementTotals(tx, member, sums, eaten);
    const plannedDays = keepDays(tx, member, planned);
    yield* Effect.all([...fresh.map((entry) => insertEntry(tx, member, entry)), ...writes, ...plannedDays], {
      concurrency: tx.dialect.atOnce,
      discard: true,
    });
    yield* addWebhookEvents(
      tx,
      member,
      "diary_day.changed",
      fresh.map(({ date }) => date),
    );
    const touched = new Map([...sums.days, ...days]);
    if (kept.size === 0) return { entries: fresh, removed: [], days: [...touched.values()] };
    return yield* writeOf(tx, member, [...asked.keys()], new Map([...kept, ...asStored(fresh)]), touched);
  });

/** A day on which something is planned is a day of the diary: reports and the member's export walk from the first to the last. */
const keepDays = (sql: Sql, member: MemberId, planned: readonly DiaryEntry[] = []): readonly Effect.Effect<unknown>[] =>
  [...new Set(planned.map(({ date }) => date))].map((date) => ensureDay(sql, member, date));

const asStored = (entries: readonly DiaryEntry[]): ReadonlyMap<EntryId, StoredEntry> =>
  new Map(entries.map((entry) => [entry.id, { entry, isDeleted: false }]));

/** Reads stored entries with their days: known days are reused, the others read. */
const writeOf = (
  tx: Sql,
  member: MemberId,
  ids: readonly EntryId[],
  stored: ReadonlyMap<EntryId, StoredEntry>,
  known: ReadonlyMap<CalendarDate, DayRecord> = new Map(),
): Effect.Effect<DiaryWrite> => {
  const found = ids.flatMap((id) => stored.get(id) ?? []);
  const others = [...new Set(found.map(({ entry }) => entry.date))].filter((date) => !known.has(date));
  const read: Effect.Effect<ReadonlyMap<CalendarDate, DayRecord>> =
    others.length === 0 ? Effect.succeed(new Map()) : recordsOn(tx, member, others);
  return Effect.map(read, (days) => ({
    entries: found.flatMap(({ entry, isDeleted }) => (isDeleted ? [] : [entry])),
    removed: found.flatMap(({ entry, isDeleted }) => (isDeleted ? [entry.id] : [])),
    days: [...known.values(), ...days.values()],
  }));
};

/** Finds the entry under an id, deleted or not, if it belongs to the given day. */
const keptOn = (
  tx: Sql,
  member: MemberId,
  id: EntryId,
  on: CalendarDate | undefined,
): Effect.Effect<StoredEntry, EntryNotFound> =>
  Effect.flatMap(storedEntry(tx, member, id), (kept) =>
    kept === undefined || (on !== undefined && kept.entry.date !== on) ? unknown(id) : Effect.succeed(kept),
  );

export const makeSqlDiaryStore = (sql: Sql, dayUpdated: readonly DayUpdated[] = []): DiaryStore => ({
  days: (member, from, to) => daysOf(sql, member, from, to),

  day: (member, date) => dayOf(sql, member, date),

  entry: (member, id) => Effect.map(storedEntry(sql, member, id), standing),

  add: (member, entries) => memberTransaction(sql, member, (tx) => addEntries(tx, member, entries)),

  addCopies: (member, copyId, entries) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<DiaryWrite, DayIsFull> {
        const made = yield* copiedEntryIds(tx, member, copyId);
        if (made !== undefined) return yield* writeOf(tx, member, made, yield* storedEntries(tx, member, made));
        const write = yield* addEntries(tx, member, entries);
        if (write.entries.length > 0) yield* insertCopy(tx, member, copyId, write.entries);
        return write;
      }),
    ),

  replace: (member, entry) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<DiaryWrite, EntryNotFound | EntryVersionConflict | DayIsFull> {
        const kept = yield* storedEntry(tx, member, entry.id);
        if (kept === undefined || kept.isDeleted) return yield* unknown(entry.id);
        const before = kept.entry;
        if (before.version !== entry.version - 1)
          return yield* Effect.fail({ _tag: "EntryVersionConflict" as const, current: before });
        if (before.date !== entry.date || before.planned !== entry.planned) yield* makeRoomFor(tx, member, entry);
        yield* updateEntry(tx, member, entry);
        return { entries: [entry], removed: [], days: yield* recomputeTotals(tx, member, [before, entry]) };
      }),
    ),

  remove: (member, id, on) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<DiaryWrite, EntryNotFound> {
        const kept = yield* keptOn(tx, member, id, on);
        if (kept.isDeleted) return yield* writeOf(tx, member, [id], new Map([[id, kept]]));
        yield* markEntry(tx, member, id, true);
        return { entries: [], removed: [id], days: yield* recomputeTotals(tx, member, [kept.entry]) };
      }),
    ),

  restore: (member, id, on) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<DiaryWrite, EntryNotFound | DayIsFull> {
        const kept = yield* keptOn(tx, member, id, on);
        if (!kept.isDeleted) return yield* writeOf(tx, member, [id], new Map([[id, kept]]));
        yield* makeRoomFor(tx, member, kept.entry);
        yield* markEntry(tx, member, id, false);
        return { entries: [kept.entry], removed: [], days: yield* recomputeTotals(tx, member, [kept.entry]) };
      }),
    ),

  updateDay: (member, day) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const current = yield* dayOf(tx, member, day.date);
        if (current.version !== day.version - 1)
          return yield* Effect.fail({ _tag: "DayVersionConflict" as const, current });
        yield* updateDay(tx, member, day);
        for (const step of dayUpdated) yield* step(tx, member, day);
        yield* addWebhookEvents(tx, member, "diary_day.changed", [day.date]);
        const { date, note, completeness, version } = day;
        return { entries: [], removed: [], days: [recordOf({ ...current, date, note, completeness, version })] };
      }),
    ),

  summaries: (member, from, to): Effect.Effect<readonly DaySummary[]> => summariesBetween(sql, member, from, to),

  trackedDates: (member, to, limit) => trackedDates(sql, member, to, limit),
});
