import type { CalendarDate } from "@morsel/domain/calendar";
import { latestUses, USAGES_CONSIDERED, usualPortion } from "@morsel/domain/diary";
import { limitsOfDay } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { FoodUsageStore } from "../foods/food-usage-store.ts";
import type { DiaryUseCases } from "../diary/use-cases.ts";
import type { MemberFoods } from "../foods/member-foods.ts";
import type { OwnFoodStore } from "../own-foods/own-food-store.ts";
import { fillGaps, type GapOrigin, type Gaps, NUTRIENT_DENSE_FOODS } from "@morsel/domain/gaps";

export type DayGaps = Gaps & { readonly date: CalendarDate };

export type ReadGaps = (request: { readonly member: Member; readonly date: CalendarDate }) => Effect.Effect<DayGaps>;

export type GapsPorts = {
  readonly diary: Pick<DiaryUseCases, "readDay">;
  readonly usage: FoodUsageStore;
  readonly own: Pick<OwnFoodStore, "page">;
  readonly foods: MemberFoods;
};

/** W330: as many of the foods that were eaten last, and of the member's own. */
const EATEN = 60;
const OWN = 40;

/** W328 to W331: what a day is short of, and what of the member's foods, or else of everybody's, would fill it. */
export const makeReadGaps =
  ({ diary, usage, own, foods }: GapsPorts): ReadGaps =>
  ({ member, date }) =>
    Effect.gen(function* () {
      const [view, usages, kept] = yield* Effect.all(
        [
          diary.readDay({ member, date }),
          usage.recent(member.id, USAGES_CONSIDERED),
          own.page(member.id, { sort: "newest", limit: OWN }),
        ],
        { concurrency: "unbounded" },
      );
      const uses = latestUses(usages);
      const eaten = [...uses.keys()].slice(0, EATEN);
      const mine = new Set(kept.map(({ food }) => food.id));
      const known = yield* foods.byIds(member.id, [...new Set([...eaten, ...mine, ...NUTRIENT_DENSE_FOODS])]);
      const originOf = (id: (typeof eaten)[number]): GapOrigin =>
        uses.has(id) ? "eaten" : mine.has(id) ? "own" : "catalogue";
      const candidates = known.map((food) => ({
        food,
        portion: usualPortion(food, uses.get(food.id)),
        origin: originOf(food.id),
      }));
      return { date, ...fillGaps(view.day.entries, limitsOfDay(view), candidates) };
    });
