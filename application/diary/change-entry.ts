import type { CalendarDate } from "@morsel/domain/calendar";
import { changeEntry, isQuickEntry, type DiaryEntry, type EditRefused } from "@morsel/domain/diary";
import { GRAM_SERVING } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import { NUTRIENT_IDS, type NutritionFacts } from "@morsel/domain/nutrition";
import * as Effect from "effect/Effect";
import type { DayIsFull, DiaryStore, EntryVersionConflict, EntryNotFound } from "./diary-store.ts";
import { diaryChangeOf, recordOf, type DiaryChange } from "./diary-change.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { EntryChange } from "./diary-requests.ts";
import type { MemberFoods } from "../foods/member-foods.ts";
import { fromResult } from "../platform/from-result.ts";

export type ChangeEntryRequest = {
  readonly member: MemberId;
  /** The entry's day before the change. */
  readonly date: CalendarDate;
  readonly change: EntryChange;
};

export type ChangeEntry = (
  request: ChangeEntryRequest,
) => Effect.Effect<DiaryChange, EntryNotFound | EntryVersionConflict | EditRefused | DayIsFull>;

const isSame = (one: NutritionFacts, other: NutritionFacts): boolean =>
  NUTRIENT_IDS.every((id) => one[id] === other[id]);

/** W6: the version after the one that was read, with all that was wished for: the answer to this very change got lost. */
const isDone = (entry: DiaryEntry, change: EntryChange): boolean =>
  entry.version === change.version + 1 &&
  (isQuickEntry(entry)
    ? (change.description === undefined || change.description === entry.description) &&
      (change.facts === undefined || isSame(change.facts, entry.facts))
    : (change.amount === undefined || change.amount === entry.amount) &&
      (change.serving === undefined || change.serving === entry.serving.id)) &&
  (change.meal === undefined || change.meal === entry.meal) &&
  (change.date === undefined || change.date === entry.date) &&
  (change.time === undefined || (change.time ?? undefined) === entry.time) &&
  (change.planned === undefined || change.planned === (entry.planned ?? false));

/** W14: whether the entry is of the day under which it was asked for, or was moved from there by this very change. */
const isOf = (entry: DiaryEntry, date: CalendarDate, change: EntryChange): boolean =>
  entry.date === date || (entry.date === change.date && isDone(entry, change));

/** W5, W7: who saw an older version gets the current entry back and decides; nothing is retried or overwritten. */
export const makeChangeEntry = (ports: {
  readonly diary: DiaryStore;
  readonly foods: MemberFoods;
  readonly goals: GoalStore;
}): ChangeEntry =>
  Effect.fn("ChangeEntry")(function* ({ member, date, change }) {
    const { id, version, ...edit } = change;
    const entry = yield* ports.diary.entry(member, id);
    // An entry in a newer version may have been moved to another day meanwhile, which is a conflict and not an unknown entry.
    if (entry === undefined || (entry.version <= version && !isOf(entry, date, change)))
      return yield* Effect.fail<EntryNotFound>({ _tag: "EntryNotFound", id });
    if (isDone(entry, change) && isOf(entry, date, change)) {
      const days = yield* Effect.forEach(new Set([date, entry.date]), (touched) => ports.diary.day(member, touched));
      return yield* diaryChangeOf(ports.goals, member, { entries: [entry], removed: [], days: days.map(recordOf) });
    }
    if (entry.version !== version)
      return yield* Effect.fail<EntryVersionConflict>({ _tag: "EntryVersionConflict", current: entry });
    const isOwnServing =
      isQuickEntry(entry) ||
      edit.serving === undefined ||
      edit.serving === GRAM_SERVING ||
      edit.serving === entry.serving.id;
    const food = isOwnServing ? undefined : yield* ports.foods.byId(member, entry.foodId);
    const next = yield* fromResult(changeEntry(entry, food, edit));
    return yield* diaryChangeOf(ports.goals, member, yield* ports.diary.replace(member, next));
  });
