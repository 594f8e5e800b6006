import type { FoodUsage } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** Usage is what the member's standing entries say: `usagesOf(entries)` of `@morsel/domain/diary`, after every write. */
export interface FoodUsageStore {
  /** The most recently used first, `limit` at most, over all meals. */
  readonly recent: (member: MemberId, limit: number) => Effect.Effect<readonly FoodUsage[]>;
}

export const FoodUsageStore = token<FoodUsageStore>("FoodUsageStore");
