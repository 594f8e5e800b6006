import { type TimeOfDay, USAGES_CONSIDERED, suggestionsFor } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import type { Meal } from "@morsel/domain/meals";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import type { FoodUsageStore } from "./food-usage-store.ts";
import type { Suggestions } from "./client/diary-client.ts";

export type Suggest = (request: {
  readonly member: MemberId;
  readonly meal: Meal;
  /** The member's local time. */
  readonly at: TimeOfDay;
}) => Effect.Effect<Suggestions>;

export const makeSuggest = (ports: { readonly usage: FoodUsageStore; readonly clock: Clock }): Suggest =>
  Effect.fn("Suggest")(function* ({ member, meal, at }) {
    const now = yield* ports.clock.now;
    const usages = yield* ports.usage.recent(member, USAGES_CONSIDERED);
    return suggestionsFor(usages, meal, Number(at.slice(0, 2)), now);
  });
