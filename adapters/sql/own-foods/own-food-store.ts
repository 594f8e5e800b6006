import * as Effect from "effect/Effect";
import {
  OWN_WORDS_LIMIT,
  deletedFood,
  unpackNames,
  type Food,
  type FoodId,
  type IndexedWord,
  type OwnFoodNotFound,
  type OwnFoodsAreFull,
  type OwnFoodVersionConflict,
  type StoredOwnFood,
} from "@morsel/domain/foods";
import {
  nextOwnFood,
  OWN_FOOD_ROOM,
  ownFoodConflict,
  ownFoodNotFound,
} from "@morsel/application/own-foods/next-own-food";
import type { EditFollow, OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { withinRoom, writeRecord, type RecordRows } from "@morsel/application/versioned-records/versioned-store";
import { entriesAfterFoodEdit } from "@morsel/domain/diary";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import { hasRoomFor, type StoredRecord } from "@morsel/domain/versioned-records";
import { countEntriesOf, entriesOfFood, placeOfEntry } from "../diary/food-entry-rows.ts";
import { updateEntry } from "../diary/entry-rows.ts";
import { recomputeTotals } from "../diary/recompute-sums.ts";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import {
  countOwnFoods,
  storeFollow,
  storeSubmission,
  readOwnFoodRow,
  pageOfOwnFoods,
  putOwnFood,
  type StoredOwnFoodRow,
} from "./own-food-rows.ts";

type CandidateRow = { readonly id: FoodId; readonly names: string };
const candidateOf = ({ id, names }: CandidateRow) => ({ id, names: unpackNames(names) });

/** Sorts behind every word. */
const LAST = "\u{10FFFF}";

type OwnFoodRow = StoredRecord<StoredOwnFood> & Pick<StoredOwnFoodRow, "words">;

/** `follow` says which entries have yet to follow what is written. */
const rowsOf = (
  tx: Sql,
  member: MemberId,
  follow: EditFollow | undefined,
): RecordRows<StoredOwnFood, OwnFoodsAreFull, OwnFoodRow> => ({
  stored: (id) =>
    Effect.map(
      readOwnFoodRow(tx, member, id as FoodId),
      (kept) => kept && { record: kept.own, isDeleted: kept.own.isDeleted, words: kept.words },
    ),
  put: ({ record }, before) => putOwnFood(tx, member, record, before?.words ?? [], follow),
  check: withinRoom(OWN_FOOD_ROOM, countOwnFoods(tx, member)),
});

export const makeSqlOwnFoodStore = (sql: Sql): OwnFoodStore => ({
  page: (member, query) => pageOfOwnFoods(sql, member, query),

  ownFood: (member, id) => Effect.map(readOwnFoodRow(sql, member, id), (kept) => kept?.own),

  foods: (member, ids) =>
    Effect.map(
      sql<{ readonly food: string; readonly isDeleted: number }>`
        select food, is_deleted as "isDeleted" from own_food where member_id = ${member} and id in ${ids}`,
      (rows) =>
        rows.flatMap((row) => {
          const food: Food = JSON.parse(row.food);
          return row.isDeleted === 0 ? [food] : isUuid(food.id) ? [deletedFood(food)] : [];
        }),
    ),

  // One read for both, each in the order of its index.
  beginningWith: (member, beginning, limit) =>
    Effect.map(
      sql<CandidateRow & { readonly isOwnWord: number }>`
        select f.id, f.names, 0 as "isOwnWord", w.word, w.food_id as "place"
        from own_food_word w join own_food f on f.member_id = w.member_id and f.id = w.food_id
        where w.member_id = ${member} and w.word >= ${beginning} and w.word < ${beginning + LAST} and f.is_deleted = 0
        union all
        select o.food_id as id, o.names, 1 as "isOwnWord", o.word_key as word, o.food_id as "place"
        from own_word o where o.member_id = ${member} and not exists (
          select 1 from own_food f where f.member_id = ${member} and f.id = o.food_id and f.is_deleted = 1)
        order by word, "place" limit ${limit + OWN_WORDS_LIMIT}`,
      (rows) => {
        const found = rows.filter(({ isOwnWord }) => isOwnWord === 0).slice(0, limit);
        const named = rows.filter(({ isOwnWord }) => isOwnWord === 1);
        return [...new Map([...found, ...named].map((row) => [row.id + row.names, candidateOf(row)])).values()];
      },
    ),

  searchedWords: (member, limit) =>
    sql<IndexedWord>`
      select w.word, count(*) as "foods" from own_food_word w
      join own_food f on f.member_id = w.member_id and f.id = w.food_id and f.is_deleted = 0
      where w.member_id = ${member} group by w.word order by w.word limit ${limit}`,

  withBarcode: (member, barcode) =>
    Effect.map(
      sql<CandidateRow>`
        select id, names from own_food where member_id = ${member} and barcode = ${barcode} and is_deleted = 0
        order by id`,
      (rows) => rows.map(candidateOf),
    ),

  save: (member, own, follow) =>
    memberTransaction(sql, member, (tx) => writeRecord(rowsOf(tx, member, follow), own.food.id, nextOwnFood(own))),

  followEdit: (member, id, limit) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const kept = yield* readOwnFoodRow(tx, member, id);
        if (kept?.follow === undefined) return { changed: 0, isDone: true };
        const { from } = kept.follow;
        const entries = yield* entriesOfFood(tx, member, id, kept.follow, limit);
        const reach = from === undefined ? ({ kind: "past-too" } as const) : ({ kind: "from", date: from } as const);
        const changed = entriesAfterFoodEdit(entries, kept.own.food, reach);
        for (const entry of changed) yield* updateEntry(tx, member, entry);
        if (changed.length > 0) yield* recomputeTotals(tx, member, changed);
        const last = entries.length < limit ? undefined : entries.at(-1);
        yield* storeFollow(
          tx,
          member,
          id,
          last && { ...(from === undefined ? {} : { from }), after: placeOfEntry(last, from) },
        );
        return { changed: changed.length, isDone: last === undefined };
      }),
    ),

  countEntries: (member, id, from) => countEntriesOf(sql, member, id, from),

  mark: (member, ids, { isDeleted }) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<readonly FoodId[], OwnFoodsAreFull> {
        const known = yield* tx<{ readonly id: FoodId; readonly isDeleted: number }>`
          select id, is_deleted as "isDeleted" from own_food where member_id = ${member} and id in ${ids}`;
        const coming = isDeleted ? 0 : known.filter((row) => row.isDeleted === 1).length;
        if (coming > 0 && !hasRoomFor(coming, yield* countOwnFoods(tx, member), OWN_FOOD_ROOM.limit))
          return yield* Effect.fail(OWN_FOOD_ROOM.full);
        yield* tx`
          update own_food set is_deleted = ${isDeleted ? 1 : 0},
            submission = case when waiting_since is null then submission end, waiting_since = null
          where member_id = ${member} and id in ${ids} and is_deleted = ${isDeleted ? 0 : 1}`;
        return known.map(({ id }) => id);
      }),
    ),

  submit: (member, id, version, submission) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<StoredOwnFood, OwnFoodNotFound | OwnFoodVersionConflict> {
        const kept = yield* readOwnFoodRow(tx, member, id);
        if (kept === undefined || kept.own.isDeleted) return yield* Effect.fail(ownFoodNotFound(id));
        if (kept.own.version !== version) return yield* Effect.fail(ownFoodConflict(kept.own));
        const { submission: _, ...bare } = kept.own;
        const next = { ...bare, ...(submission === undefined ? {} : { submission }) };
        yield* storeSubmission(tx, member, next);
        return next;
      }),
    ),
});
