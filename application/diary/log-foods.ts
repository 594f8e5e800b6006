import type { CalendarDate } from "@morsel/domain/calendar";
import {
  entryOf,
  instantInBatch,
  quickAdd,
  type AmountRefused,
  type DiaryEntry,
  type QuickAddRefused,
  type ServingUnknown,
} from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { diaryChangeOf, type DiaryChange } from "./diary-change.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { DayIsFull, DiaryStore } from "./diary-store.ts";
import type { FoodNotFound, LogRequest } from "./client/diary-client.ts";
import type { MemberFoods } from "../own-foods/member-foods.ts";
import { fromResult } from "../platform/from-result.ts";

export type LogFoodsRequest = {
  readonly member: MemberId;
  readonly date: CalendarDate;
  readonly entries: readonly LogRequest[];
};

export type LogFoods = (
  request: LogFoodsRequest,
) => Effect.Effect<DiaryChange, FoodNotFound | ServingUnknown | AmountRefused | QuickAddRefused | DayIsFull>;

/** W4: all or none, W3 in the order asked. W1, W2: the ids are the client's: the same request again logs nothing twice and answers what stands. */
export const makeLogFoods = (ports: {
  readonly diary: DiaryStore;
  readonly foods: MemberFoods;
  readonly goals: GoalStore;
  readonly clock: Clock;
}): LogFoods =>
  Effect.fn("LogFoods")(function* ({ member, date, entries }) {
    const now = yield* ports.clock.now;
    const found = yield* ports.foods.byIds(member, [...new Set(entries.flatMap(({ foodId }) => foodId ?? []))]);
    const foods = new Map(found.map((food) => [food.id, food]));
    const made: DiaryEntry[] = [];
    for (const request of entries) {
      const loggedAt = instantInBatch(now, made.length);
      if (request.foodId === undefined) {
        const { description, facts, ...placed } = request;
        made.push(yield* fromResult(quickAdd(description, facts, { ...placed, date, loggedAt })));
        continue;
      }
      const { foodId, ...counted } = request;
      const food = foods.get(foodId);
      if (food === undefined) return yield* Effect.fail<FoodNotFound>({ _tag: "FoodNotFound", id: foodId });
      made.push(yield* fromResult(entryOf(food, { ...counted, date, loggedAt })));
    }
    return yield* diaryChangeOf(ports.goals, member, yield* ports.diary.add(member, made));
  });
