import { latestUses, USAGES_CONSIDERED, type FoodUsage } from "@morsel/domain/diary";
import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { FoodCatalogue } from "./food-catalogue.ts";
import type { FoodFinder } from "./food-finder.ts";
import type { FoodPage, FoodQuery, FoodSearch } from "./food-search.ts";
import type { FoodUsageStore } from "../diary/food-usage-store.ts";
import { cursorAfter, placeOf } from "./search-cursor.ts";

export type SearchFoodsPorts = {
  readonly finder: FoodFinder;
  readonly foods: FoodCatalogue;
  readonly usage: FoodUsageStore;
};

const LONGEST_TEXT = 200;
const LARGEST_PAGE = 100;

type History = { readonly usages: readonly FoodUsage[]; readonly times: ReadonlyMap<FoodId, number> };

const NO_HISTORY: History = { usages: [], times: new Map() };

const historyOf = (usages: readonly FoodUsage[]): History => {
  const times = new Map<FoodId, number>();
  for (const usage of usages) times.set(usage.foodId, (times.get(usage.foodId) ?? 0) + usage.times);
  return { usages, times };
};

const latestOf = (usages: readonly FoodUsage[], foods: ReadonlySet<FoodId>): readonly FoodUsage[] => [
  ...latestUses(usages.filter(({ foodId }) => foods.has(foodId))).values(),
];

/** A page of foods: what the finder names, read from the catalogue, with how the member used it. */
export const makeFoodSearch = ({ finder, foods, usage }: SearchFoodsPorts): FoodSearch => {
  const historyFor = (member: MemberId | undefined): Effect.Effect<History> =>
    member === undefined ? Effect.succeed(NO_HISTORY) : Effect.map(usage.recent(member, USAGES_CONSIDERED), historyOf);
  return {
    search: Effect.fn("FoodSearch.search")(function* (asked: FoodQuery) {
      const start = yield* placeOf(asked.cursor);
      const limit = Math.max(1, Math.min(LARGEST_PAGE, Math.floor(asked.limit)));
      const history = yield* historyFor(asked.member);
      const text = asked.text.slice(0, LONGEST_TEXT);
      const { found, hasMore } = yield* finder.find({ text, start, limit, timesUsed: history.times });
      const ids = found.map(({ id }) => id);
      const matches = new Map(found.map(({ id, match }) => [id, match]));
      const known = yield* foods.byIds(ids);
      const items = known.map((food) => ({ ...food, match: matches.get(food.id) ?? "partial" }));
      const next = hasMore ? { next: cursorAfter(start + limit) } : {};
      const page: FoodPage = { items, ...next };
      return asked.member === undefined ? page : { ...page, usages: latestOf(history.usages, new Set(ids)) };
    }),
  };
};
