import type { FoodUsageStore } from "@morsel/application/foods/food-usage-store";
import { usagesOf, type FoodUsage } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { diaryOf, eatenEntries } from "./diary-table.ts";
import type { MemoryState } from "../platform/state.ts";

/** Usage is read off the entries themselves, so it is in step with them by nature. */
export const makeMemoryFoodUsageStore = (state: MemoryState): FoodUsageStore => {
  const usages = (member: MemberId): readonly FoodUsage[] =>
    usagesOf(eatenEntries(diaryOf(state, member))).toSorted((a, b) => b.lastLoggedAt - a.lastLoggedAt);
  return { recent: (member, limit) => Effect.sync(() => usages(member).slice(0, limit)) };
};
