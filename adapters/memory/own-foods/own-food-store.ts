import * as Effect from "effect/Effect";
import {
  nextOwnFood,
  OWN_FOOD_ROOM,
  ownFoodConflict,
  ownFoodNotFound,
} from "@morsel/application/own-foods/next-own-food";
import {
  deletedFood,
  indexWords,
  ownFoodKey,
  ownFoodNames,
  ownWordNames,
  type FoodId,
  type OwnFoodNotFound,
  type OwnFoodsAreFull,
  type OwnFoodVersionConflict,
  type StoredOwnFood,
} from "@morsel/domain/foods";
import type { EditFollow, OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { ownFoodPlace } from "@morsel/application/own-foods/read-own-foods";
import { withinRoom, writeRecord, type RecordRows } from "@morsel/application/versioned-records/versioned-store";
import { entriesAfterFoodEdit, foodEntries, type FoodEntry } from "@morsel/domain/diary";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import { hasRoomFor } from "@morsel/domain/versioned-records";
import { ownWordsOf } from "../favourites/favourite-store.ts";
import { undeletedEntries, diaryOf } from "../diary/diary-table.ts";
import { memoryTable, type MemoryState, ownRows } from "../platform/state.ts";
import { inOneGo } from "../versioned-records/versioned-store.ts";

export type KeptOwnFood = { readonly own: StoredOwnFood; readonly follow?: EditFollow };

/** Own foods of each member, including deleted ones. */
export const ownTable = memoryTable(() => new Map<MemberId, Map<FoodId, KeptOwnFood>>());

const withoutSubmission = (own: StoredOwnFood): StoredOwnFood => {
  const { submission: _, ...bare } = own;
  return bare;
};

/** Each method runs in one go, as a transaction would. */
export const makeMemoryOwnFoodStore = (state: MemoryState): OwnFoodStore => {
  const foodsOf = (member: MemberId) => ownRows(state.of(ownTable), member);
  const standing = (member: MemberId): readonly StoredOwnFood[] =>
    [...foodsOf(member).values()].flatMap(({ own }) => (own.isDeleted ? [] : [own]));
  const entriesOf = (member: MemberId, id: FoodId): readonly FoodEntry[] =>
    foodEntries(undeletedEntries(diaryOf(state, member))).filter(({ foodId }) => foodId === id);
  const candidates = (foods: readonly StoredOwnFood[]) =>
    foods.map(({ food }) => ({ id: food.id, names: ownFoodNames(food) }));

  const rowsOf = (member: MemberId, follow: EditFollow | undefined): RecordRows<StoredOwnFood, OwnFoodsAreFull> => ({
    stored: (id) =>
      Effect.sync(() => {
        const own = foodsOf(member).get(id as FoodId)?.own;
        return own && { record: own, isDeleted: own.isDeleted };
      }),
    put: ({ record }) =>
      Effect.sync(() =>
        foodsOf(member).set(record.food.id, { own: record, ...(follow === undefined ? {} : { follow }) }),
      ),
    check: withinRoom(
      OWN_FOOD_ROOM,
      Effect.sync(() => standing(member).length),
    ),
  });

  return {
    page: (member, { sort, limit, nameKey = "", after }) =>
      Effect.sync(() => {
        const placed = standing(member).map((own) => ({ own, place: ownFoodPlace(own, sort) }));
        const compared = (a: (typeof placed)[number]["place"], b: (typeof placed)[number]["place"]): number => {
          const byKey = sort === "name" ? (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) : Number(b.key) - Number(a.key);
          return byKey || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0) * (sort === "name" ? 1 : -1);
        };
        return placed
          .filter(({ own, place }) => ownFoodKey(own.food).includes(nameKey) && (!after || compared(place, after) > 0))
          .toSorted((a, b) => compared(a.place, b.place))
          .slice(0, limit)
          .map(({ own }) => own);
      }),

    ownFood: (member, id) => Effect.sync(() => foodsOf(member).get(id)?.own),

    foods: (member, ids) =>
      Effect.sync(() =>
        ids.flatMap((id) => {
          const own = foodsOf(member).get(id)?.own;
          if (own === undefined) return [];
          return own.isDeleted ? (isUuid(id) ? [deletedFood(own.food)] : []) : [own.food];
        }),
      ),

    beginningWith: (member, beginning, limit) =>
      Effect.sync(() => [
        ...candidates(standing(member))
          .filter(({ names }) => indexWords(names).some((word) => word.startsWith(beginning)))
          .slice(0, limit),
        ...ownWordsOf(state, member)
          .filter(({ foodId }) => foodsOf(member).get(foodId)?.own.isDeleted !== true)
          .map(({ word, foodId }) => ({ id: foodId, names: ownWordNames(word) })),
      ]),

    searchedWords: (member, limit) =>
      Effect.sync(() => {
        const words = candidates(standing(member)).flatMap(({ names }) => indexWords(names));
        return [...new Set(words)]
          .toSorted()
          .slice(0, limit)
          .map((word) => ({ word, foods: words.filter((one) => one === word).length }));
      }),

    withBarcode: (member, barcode) =>
      Effect.sync(() => candidates(standing(member).filter(({ food }) => food.barcode === barcode))),

    save: (member, own, follow) => inOneGo(writeRecord(rowsOf(member, follow), own.food.id, nextOwnFood(own))),

    followEdit: (member, id, limit) =>
      Effect.sync(() => {
        const kept = foodsOf(member).get(id);
        if (kept?.follow === undefined) return { changed: 0, isDone: true };
        const { from } = kept.follow;
        const reach = from === undefined ? ({ kind: "past-too" } as const) : ({ kind: "from", date: from } as const);
        const all = entriesAfterFoodEdit(entriesOf(member, id), kept.own.food, reach);
        const changed = all.slice(0, limit);
        for (const entry of changed) diaryOf(state, member).entries.set(entry.id, { entry, isDeleted: false });
        const isDone = all.length <= limit;
        if (isDone) foodsOf(member).set(id, { own: kept.own });
        return { changed: changed.length, isDone };
      }),

    countEntries: (member, id, from) =>
      Effect.sync(() => {
        const entries = entriesOf(member, id);
        return { all: entries.length, fromDay: entries.filter(({ date }) => date >= from).length };
      }),

    mark: (member, ids, { isDeleted }) =>
      Effect.suspend((): Effect.Effect<readonly FoodId[], OwnFoodsAreFull> => {
        const known = [...new Set(ids)].flatMap((id) => foodsOf(member).get(id) ?? []);
        const changing = known.filter(({ own }) => own.isDeleted !== isDeleted);
        if (
          !isDeleted &&
          changing.length > 0 &&
          !hasRoomFor(changing.length, standing(member).length, OWN_FOOD_ROOM.limit)
        )
          return Effect.fail(OWN_FOOD_ROOM.full);
        for (const { own, ...rest } of changing) {
          const bare = own.submission?.state === "pending" ? withoutSubmission(own) : own;
          foodsOf(member).set(own.food.id, { ...rest, own: { ...bare, isDeleted } });
        }
        return Effect.succeed(known.map(({ own }) => own.food.id));
      }),

    submit: (member, id, version, submission) =>
      Effect.suspend((): Effect.Effect<StoredOwnFood, OwnFoodNotFound | OwnFoodVersionConflict> => {
        const kept = foodsOf(member).get(id);
        if (kept === undefined || kept.own.isDeleted) return Effect.fail(ownFoodNotFound(id));
        if (kept.own.version !== version) return Effect.fail(ownFoodConflict(kept.own));
        const own = { ...withoutSubmission(kept.own), ...(submission === undefined ? {} : { submission }) };
        foodsOf(member).set(id, { ...kept, own });
        return Effect.succeed(own);
      }),
  };
};
