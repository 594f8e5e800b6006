import type { CalendarDate } from "@morsel/domain/calendar";
import { waterEntry, type WaterAmountRefused, type WaterEntry, type WaterIsFull } from "@morsel/domain/hydration";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { fromResult } from "../platform/from-result.ts";
import type { WaterStore } from "./water-store.ts";

export type LogWater = (request: {
  readonly member: MemberId;
  readonly date: CalendarDate;
  readonly entry: WaterEntry;
}) => Effect.Effect<readonly WaterEntry[], WaterAmountRefused | WaterIsFull>;

/** W20: the id is the client's, so the same request again adds nothing and answers the entries that stand. */
export const makeLogWater = (ports: { readonly water: WaterStore }): LogWater =>
  Effect.fn("LogWater")(function* ({ member, date, entry: { id, ml } }) {
    const entry = yield* fromResult(waterEntry(id, ml));
    return yield* ports.water.logWater(member, date, entry);
  });
