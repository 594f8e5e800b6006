import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { type WaterAmountRefused, waterEntry, type WaterEntry, type WaterIsFull } from "@morsel/domain/hydration";
import * as Effect from "effect/Effect";
import type { DiaryStore } from "../diary/diary-store.ts";
import { fromResult } from "../platform/from-result.ts";

export type LogWater = (request: {
  readonly member: MemberId;
  readonly date: CalendarDate;
  readonly entry: WaterEntry;
}) => Effect.Effect<readonly WaterEntry[], WaterAmountRefused | WaterIsFull>;

/** W20: the id is the drinker's, so the same request again adds nothing and answers the entries of water that stand. */
export const makeLogWater = (ports: { readonly diary: DiaryStore }): LogWater =>
  Effect.fn("LogWater")(function* ({ member, date, entry: { id, ml } }) {
    const entry = yield* fromResult(waterEntry(id, ml));
    return yield* ports.diary.logWater(member, date, entry);
  });
