import type { WaterStore } from "@morsel/application/hydration/water-store";
import { fromResult } from "@morsel/application/platform/from-result";
import type { CalendarDate } from "@morsel/domain/calendar";
import {
  type StoredWaterEntry as StoredEntry,
  activeWaterEntries as activeEntries,
  deleteWater as withoutEntry,
  logWater as withEntry,
} from "@morsel/domain/hydration";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { addMemoryWebhookEvents } from "../webhooks/webhook-tables.ts";
import { memoryTable, type MemoryState, ownRows } from "../platform/state.ts";

type Days = Map<CalendarDate, readonly StoredEntry[]>;

/** The entries of each member by day, deleted ones among them. */
const waterTable = memoryTable(() => new Map<MemberId, Days>());

const waterOf = (state: MemoryState, member: MemberId): Days => ownRows(state.of(waterTable), member);

/** Each method runs in one go, as a transaction would. */
export const makeMemoryWaterStore = (state: MemoryState): WaterStore => ({
  days: (member, from, to) =>
    Effect.sync(
      () =>
        new Map(
          [...waterOf(state, member)].flatMap(([date, entries]) =>
            date >= from && date <= to ? [[date, activeEntries(entries)]] : [],
          ),
        ),
    ),

  logWater: (member, date, entry) =>
    Effect.suspend(() => {
      const days = waterOf(state, member);
      const before = days.get(date) ?? [];
      return Effect.map(fromResult(withEntry(before, entry)), (next) => {
        days.set(date, next);
        if (next !== before) addMemoryWebhookEvents(state, member, "water_day.changed", [date]);
        return activeEntries(next);
      });
    }),

  deleteWater: (member, date, id) =>
    Effect.suspend(() => {
      const days = waterOf(state, member);
      return Effect.map(fromResult(withoutEntry(days.get(date) ?? [], id)), (next) => {
        days.set(date, next);
        addMemoryWebhookEvents(state, member, "water_day.changed", [date]);
        return activeEntries(next);
      });
    }),
});
