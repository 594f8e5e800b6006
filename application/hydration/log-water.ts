import type { CalendarDate } from "@morsel/domain/calendar";
import {
  drinkOf as waterEntryOf,
  type Drink as WaterEntry,
  type DrinkRefused as WaterEntryRefused,
  type WaterIsFull,
} from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { fromResult } from "../platform/from-result.ts";
import type { WaterStore } from "./water-store.ts";

export type LogWater = (request: {
  readonly member: MemberId;
  readonly date: CalendarDate;
  readonly entry: WaterEntry;
}) => Effect.Effect<readonly WaterEntry[], WaterEntryRefused | WaterIsFull>;

/** W20: the id is the client's, so the same request again adds nothing and answers the entries that stand. */
export const makeLogWater = (ports: { readonly water: WaterStore }): LogWater =>
  Effect.fn("LogWater")(function* ({ member, date, entry: { id, ml } }) {
    const entry = yield* fromResult(waterEntryOf(id, ml));
    return yield* ports.water.logWater(member, date, entry);
  });
