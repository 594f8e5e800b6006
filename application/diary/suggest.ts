import { USAGES_CONSIDERED, suggestionsFor } from "@morsel/domain/diary";
import type { TimeOfDay } from "@morsel/domain/calendar";
import type { FoodId } from "@morsel/domain/foods";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import type { Meal } from "@morsel/domain/meal-slots";
import * as Effect from "effect/Effect";
import type { MemberFoods } from "../foods/member-foods.ts";
import type { Clock } from "../platform/clock.ts";
import type { FoodUsageStore } from "../foods/food-usage-store.ts";
import type { Suggestions } from "./diary-view.ts";

export type Suggest = (request: {
  readonly member: MemberId;
  readonly meal: Meal;
  /** The member's local time. */
  readonly at: TimeOfDay;
}) => Effect.Effect<Suggestions>;

export type SuggestPorts = {
  readonly usage: FoodUsageStore;
  readonly foods: Pick<MemberFoods, "byIds">;
  readonly clock: Clock;
};

/** Each time some are left out others come in their places; who deleted more than these lists hold is offered fewer. */
const MOST_LOOKS = 3;

/** W425: own foods and recipes that were deleted, or that nobody shares any more, are offered no longer. Foods of the catalogue have no UUID. */
export const makeSuggest = (ports: SuggestPorts): Suggest =>
  Effect.fn("Suggest")(function* ({ member, meal, at }) {
    const now = yield* ports.clock.now;
    const looked = new Set<FoodId>();
    let usages = yield* ports.usage.recent(member, USAGES_CONSIDERED);
    for (let look = 1; ; look += 1) {
      const found = suggestionsFor(usages, meal, Number(at.slice(0, 2)), now);
      const named = new Set(Object.values(found).flatMap((list) => list.map(({ foodId }) => foodId)));
      const asked = [...named].filter((id) => isUuid(id) && !looked.has(id));
      if (asked.length === 0) return found;
      const known = yield* ports.foods.byIds(member, asked);
      const standing = new Set(known.flatMap(({ id, source }) => (source.deleted === true ? [] : [id])));
      const gone = new Set(asked.filter((id) => !standing.has(id)));
      if (gone.size === 0) return found;
      for (const id of standing) looked.add(id);
      usages = usages.filter(({ foodId }) => !gone.has(foodId));
      if (look === MOST_LOOKS) return suggestionsFor(usages, meal, Number(at.slice(0, 2)), now);
    }
  });
