import * as Effect from "effect/Effect";
import { entriesAfterFoodEdit, type DiaryEntry, type EntryId, type FoodEntry } from "@morsel/domain/diary";
import type { Instant } from "@morsel/domain/calendar";
import {
  checkOwnFood,
  foodOfOwn,
  type Food,
  type FoodId,
  type OwnFood,
  type OwnFoodDraft,
  type OwnFoodRefused,
  type StoredOwnFood,
} from "@morsel/domain/foods";
import { isUuid, type Member } from "@morsel/domain/identity";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { DiaryStore, EntryNotFound, EntryVersionConflict } from "../diary/diary-store.ts";
import type { FoodCatalogue, FoodNotFound } from "../foods/food-catalogue.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { EditFollow, OwnFoodStore } from "./own-food-store.ts";

/** W161: what an edit is asked to reach. */
export type EditReachRequest =
  | { readonly kind: "entry"; readonly id: EntryId }
  | { readonly kind: "from-today" }
  | { readonly kind: "past-too" };

/** The own food as it stands, absent where the entry alone was edited; and how many entries changed. */
export type FoodEdited = { readonly own?: StoredOwnFood; readonly entries: number };

export type SaveOwnFoodRequest = {
  readonly member: Member;
  readonly id: FoodId;
  readonly draft: OwnFoodDraft;
  /** The version that was read; 0 for a new one. */
  readonly seen: number;
  readonly reach: EditReachRequest;
};

export type SaveOwnFoodPorts = {
  readonly own: OwnFoodStore;
  readonly foods: FoodCatalogue;
  readonly diary: Pick<DiaryStore, "entry" | "replace">;
  readonly today: MemberToday;
  readonly clock: Clock;
};

/** Entries updated in one transaction: few enough that others do not wait long for the database. */
const BATCH = 20;

const isOf = (entry: DiaryEntry | undefined, id: FoodId): entry is FoodEntry => entry?.foodId === id;

/** W160, W161: decided by the rules, kept as the next version of the one that was read; then the entries that shall follow do. */
export const makeSaveOwnFood = (ports: SaveOwnFoodPorts) => {
  const followAll = (request: SaveOwnFoodRequest): Effect.Effect<number> =>
    Effect.gen(function* () {
      let entries = 0;
      for (;;) {
        const { changed, isDone } = yield* ports.own.followEdit(request.member.id, request.id, BATCH);
        entries += changed;
        if (isDone) return entries;
      }
    });

  const editEntry = (member: Member, food: Food, reach: Extract<EditReachRequest, { readonly kind: "entry" }>) =>
    Effect.gen(function* (): Effect.fn.Return<FoodEdited, EntryNotFound | EntryVersionConflict> {
      const entry = yield* ports.diary.entry(member.id, reach.id);
      if (!isOf(entry, food.id)) return yield* Effect.fail<EntryNotFound>({ _tag: "EntryNotFound", id: reach.id });
      const [next] = entriesAfterFoodEdit([entry], food, reach);
      if (next === undefined) return { entries: 0 };
      // It stays on its day, which cannot become too full.
      yield* Effect.catchTag(ports.diary.replace(member.id, next), "DayIsFull", Effect.die);
      return { entries: 1 };
    });

  return Effect.fn("SaveOwnFood")(function* (request: SaveOwnFoodRequest) {
    const { member, id, draft, seen, reach } = request;
    const made: OwnFood = yield* fromResult<OwnFood, OwnFoodRefused>(checkOwnFood(draft));
    const corrected = isUuid(id) ? undefined : yield* ports.foods.byId(id);
    if (!isUuid(id) && corrected === undefined) return yield* Effect.fail<FoodNotFound>({ _tag: "FoodNotFound", id });
    const food = foodOfOwn(id, made, corrected);
    if (reach.kind === "entry") return yield* editEntry(member, food, reach);
    // An edit before this one that was interrupted ends first: each entry follows the edits that it was asked to.
    const late = seen === 0 ? 0 : yield* followAll(request);
    const changedAt: Instant = yield* ports.clock.now;
    const follow: EditFollow = reach.kind === "past-too" ? {} : { from: yield* ports.today(member) };
    const next = { food, draft, version: seen + 1, changedAt, isDeleted: false };
    const own = yield* ports.own.save(member.id, next, follow);
    const edited: FoodEdited = { own, entries: late + (yield* followAll(request)) };
    return edited;
  });
};

export type SaveOwnFood = ReturnType<typeof makeSaveOwnFood>;
