import type { CalendarDate } from "@morsel/domain/calendar";
import {
  entryOf,
  instantInBatch,
  isPlannedOn,
  quickAdd,
  type AmountRefused,
  type DiaryEntry,
  type QuickAddRefused,
  type ServingUnknown,
} from "@morsel/domain/diary";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { Clock } from "../platform/clock.ts";
import { diaryChangeOf, type DiaryChange } from "./diary-change.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { DayIsFull, DiaryStore } from "./diary-store.ts";
import type { FoodNotFound } from "../foods/food-catalogue.ts";
import type { LogRequest } from "./diary-requests.ts";
import type { MemberFoods } from "../foods/member-foods.ts";
import { fromResult } from "../platform/from-result.ts";

export type LogFoodsRequest = {
  readonly member: Member;
  readonly date: CalendarDate;
  readonly entries: readonly LogRequest[];
};

export type LogFoods = (
  request: LogFoodsRequest,
) => Effect.Effect<DiaryChange, FoodNotFound | ServingUnknown | AmountRefused | QuickAddRefused | DayIsFull>;

/**
 * W4: all or none, W3 in the order asked. W1, W2: the ids are the client's: the same request again logs nothing twice and answers the
 * stored state. W285: for a day to come as planned, unless said otherwise.
 */
export const makeLogFoods = (ports: {
  readonly diary: DiaryStore;
  readonly foods: MemberFoods;
  readonly goals: GoalStore;
  readonly clock: Clock;
  readonly today: MemberToday;
}): LogFoods =>
  Effect.fn("LogFoods")(function* ({ member, date, entries }) {
    const now = yield* ports.clock.now;
    const found = yield* ports.foods.byIds(member.id, [...new Set(entries.flatMap(({ foodId }) => foodId ?? []))]);
    const foods = new Map(found.map((food) => [food.id, food]));
    // The day is only asked for where the request leaves the choice open.
    const isOpen = entries.some(({ planned }) => planned === undefined);
    const today = isOpen ? yield* ports.today(member) : date;
    const made: DiaryEntry[] = [];
    for (const { planned: said, ...request } of entries) {
      const planned = isPlannedOn(date, today, said) ? { planned: true as const } : {};
      const placed = { date, loggedAt: instantInBatch(now, made.length), ...planned };
      if (request.foodId === undefined) {
        const { description, facts, ...place } = request;
        made.push(yield* fromResult(quickAdd(description, facts, { ...place, ...placed })));
        continue;
      }
      const { foodId, ...counted } = request;
      const food = foods.get(foodId);
      if (food === undefined) return yield* Effect.fail<FoodNotFound>({ _tag: "FoodNotFound", id: foodId });
      made.push(yield* fromResult(entryOf(food, { ...counted, ...placed })));
    }
    return yield* diaryChangeOf(ports.goals, member.id, yield* ports.diary.add(member.id, made));
  });
