import type {
  DayIsFull,
  DaySummary,
  DiaryStore,
  EntryMoved,
  EntryUnknown,
} from "@morsel/application/diary/diary-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import {
  DAY_LIMIT,
  overfullDay,
  standingDrinks,
  withDrink,
  withoutDrink,
  type DiaryEntry,
  type EntryId,
} from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { fromResult } from "@morsel/application/platform/from-result";
import * as Effect from "effect/Effect";
import { sumsFor, writeAddedSums } from "./increment-sums.ts";
import { insertCopy, madeByCopy } from "./copy-rows.ts";
import { countOn, dayOf, describeDay, drinksOn, summariesBetween, writeDrinks } from "./day-rows.ts";
import { insertEntry, keptEntries, keptEntry, markEntry, updateEntry, type KeptEntry } from "./entry-rows.ts";
import { keepSums } from "./recompute-sums.ts";
import { memberTurn } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

const unknown = (id: EntryId) => Effect.fail<EntryUnknown>({ _tag: "EntryUnknown", id });

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

const standing = (kept: KeptEntry | undefined): DiaryEntry | undefined =>
  kept === undefined || kept.isDeleted ? undefined : kept.entry;

const isEntry = (entry: DiaryEntry | undefined): entry is DiaryEntry => entry !== undefined;

const addEntries = (tx: Sql, member: MemberId, entries: readonly DiaryEntry[]) =>
  Effect.gen(function* () {
    const asked = new Map<EntryId, DiaryEntry>();
    for (const entry of entries) if (!asked.has(entry.id)) asked.set(entry.id, entry);
    const [kept, sums] = yield* Effect.all(
      [keptEntries(tx, member, [...asked.keys()]), sumsFor(tx, member, [...asked.values()])],
      { concurrency: tx.dialect.atOnce },
    );
    const fresh = [...asked.values()].filter(({ id }) => !kept.has(id));
    yield* makeRoom(fresh, (date) => sums.days.get(date)?.entries ?? 0);
    yield* Effect.all(
      [...fresh.map((entry) => insertEntry(tx, member, entry)), ...writeAddedSums(tx, member, sums, fresh)],
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
): Effect.Effect<KeptEntry, EntryUnknown> =>
  Effect.flatMap(keptEntry(tx, member, id), (kept) =>
    kept === undefined || (on !== undefined && kept.entry.date !== on) ? unknown(id) : Effect.succeed(kept),
  );

export const makeSqlDiaryStore = (sql: Sql): DiaryStore => ({
  day: (member, date) => dayOf(sql, member, date),

  entry: (member, id) => Effect.map(keptEntry(sql, member, id), standing),

  add: (member, entries) => memberTurn(sql, member, (tx) => addEntries(tx, member, entries)),

  addCopies: (member, copyId, entries) =>
    memberTurn(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<readonly DiaryEntry[], DayIsFull> {
        const made = yield* madeByCopy(tx, member, copyId);
        if (made !== undefined) {
          const kept = yield* keptEntries(tx, member, made);
          return made.map((id) => standing(kept.get(id))).filter(isEntry);
        }
        const added = yield* addEntries(tx, member, entries);
        if (added.length > 0) yield* insertCopy(tx, member, copyId, added);
        return added;
      }),
    ),

  replace: (member, entry) =>
    memberTurn(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, EntryUnknown | EntryMoved | DayIsFull> {
        const kept = yield* keptEntry(tx, member, entry.id);
        if (kept === undefined || kept.isDeleted) return yield* unknown(entry.id);
        const before = kept.entry;
        if (before.version !== entry.version - 1)
          return yield* Effect.fail({ _tag: "EntryMoved" as const, current: before });
        if (before.date !== entry.date) yield* makeRoomFor(tx, member, entry);
        yield* updateEntry(tx, member, entry);
        return yield* keepSums(tx, member, [before, entry]);
      }),
    ),

  remove: (member, id, on) =>
    memberTurn(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, EntryUnknown> {
        const kept = yield* keptOn(tx, member, id, on);
        if (kept.isDeleted) return;
        yield* markEntry(tx, member, id, true);
        yield* keepSums(tx, member, [kept.entry]);
      }),
    ),

  restore: (member, id, on) =>
    memberTurn(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<DiaryEntry, EntryUnknown | DayIsFull> {
        const kept = yield* keptOn(tx, member, id, on);
        if (!kept.isDeleted) return kept.entry;
        yield* makeRoomFor(tx, member, kept.entry);
        yield* markEntry(tx, member, id, false);
        yield* keepSums(tx, member, [kept.entry]);
        return kept.entry;
      }),
    ),

  describe: (member, day) =>
    memberTurn(sql, member, (tx) =>
      Effect.gen(function* () {
        const current = yield* dayOf(tx, member, day.date);
        if (current.version !== day.version - 1) return yield* Effect.fail({ _tag: "DayMoved" as const, current });
        return yield* describeDay(tx, member, day);
      }),
    ),

  drink: (member, date, drink) =>
    memberTurn(sql, member, (tx) =>
      Effect.gen(function* () {
        const before = yield* drinksOn(tx, member, date);
        const next = yield* fromResult(withDrink(before, drink));
        if (next !== before) yield* writeDrinks(tx, member, date, next);
        return standingDrinks(next);
      }),
    ),

  takeBack: (member, date, id) =>
    memberTurn(sql, member, (tx) =>
      Effect.gen(function* () {
        const next = yield* fromResult(withoutDrink(yield* drinksOn(tx, member, date), id));
        yield* writeDrinks(tx, member, date, next);
        return standingDrinks(next);
      }),
    ),

  summaries: (member, from, to): Effect.Effect<readonly DaySummary[]> => summariesBetween(sql, member, from, to),
});
