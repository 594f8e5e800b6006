import type { CalendarDate } from "@morsel/domain/calendar";
import { drinkOf, type Drink, type DrinkRefused, type WaterIsFull } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { DiaryStore } from "../diary/diary-store.ts";
import { fromResult } from "../platform/from-result.ts";

export type LogWater = (request: {
  readonly member: MemberId;
  readonly date: CalendarDate;
  readonly drink: Drink;
}) => Effect.Effect<readonly Drink[], DrinkRefused | WaterIsFull>;

/** W20: the id is the drinker's, so the same request again adds nothing and answers the drinks that stand. */
export const makeLogWater = (ports: { readonly diary: DiaryStore }): LogWater =>
  Effect.fn("LogWater")(function* ({ member, date, drink: { id, ml } }) {
    const drink = yield* fromResult(drinkOf(id, ml));
    return yield* ports.diary.logWater(member, date, drink);
  });
