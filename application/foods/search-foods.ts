import { latestUses, USAGES_CONSIDERED, type FoodUsage } from "@morsel/domain/diary";
import { readGtin, type FoodId, type FoodMatch, type Gtin, newestReleases, publishedIdOf } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { CurrentLanguage } from "../platform/current-language.ts";
import type { FoodCatalogue } from "./food-catalogue.ts";
import { findLongerOwnFoods, findMisspeltOwnFoods, findOwnFoods } from "./find-own-foods.ts";
import { makeMemberFoods } from "./member-foods.ts";
import type { MemberFoodSource } from "./member-food-source.ts";
import type { FoodFinder, FoundFoods } from "./food-finder.ts";
import type { FoodPage, FoodQuery, FoodSearch } from "./food-search.ts";
import type { FoodUsageStore } from "./food-usage-store.ts";
import { cursorAfter, placeOf } from "./search-cursor.ts";

export type SearchFoodsPorts = {
  readonly finder: FoodFinder;
  readonly foods: FoodCatalogue;
  readonly own: MemberFoodSource;
  readonly usage: FoodUsageStore;
};

const LONGEST_TEXT = 200;
const LARGEST_PAGE = 100;

type FoundItem = FoodPage["items"][number];

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
export const makeFoodSearch = ({ finder, foods, own, usage }: SearchFoodsPorts): FoodSearch => {
  const memberFoods = makeMemberFoods({ foods, own });
  const historyFor = (member: MemberId | undefined): Effect.Effect<History> =>
    member === undefined ? Effect.succeed(NO_HISTORY) : Effect.map(usage.recent(member, USAGES_CONSIDERED), historyOf);
  const withCode = (barcode: Gtin, start: number): Effect.Effect<FoundFoods> =>
    Effect.map(start > 0 ? Effect.succeed([]) : foods.withBarcode(barcode), (known) => ({
      found: known.map(({ id }) => ({ id, match: "full" })),
      hasMore: false,
    }));
  return {
    search: Effect.fn("FoodSearch.search")(function* (asked: FoodQuery) {
      const start = yield* placeOf(asked.cursor);
      const limit = Math.max(1, Math.min(LARGEST_PAGE, Math.floor(asked.limit)));
      const { member, isWhole = false } = asked;
      const history = yield* historyFor(member);
      const text = asked.text.slice(0, LONGEST_TEXT);
      const locale = yield* CurrentLanguage;
      // W165: the member's own come first; a page may begin among them and end behind them.
      const mine = member === undefined ? [] : yield* findOwnFoods(own, member, { text, isWhole }, history.times);
      const first = mine.slice(start, start + limit);
      const barcode = readGtin(text);
      // W300: digits of a code are no words.
      const { found, hasMore } = barcode.ok
        ? yield* withCode(barcode.value, start)
        : yield* finder.find({
            text,
            isWhole,
            ...(locale === "en" ? {} : { locale }),
            start: Math.max(0, start - mine.length),
            limit: limit - first.length,
            timesUsed: history.times,
          });
      // W306: a misspelt own food, where neither the member's own nor the catalogue has what was typed.
      const isFound = mine.length > 0 || found[0]?.match === "full";
      const isAsked = member !== undefined && !isFound && start === 0 && !barcode.ok;
      const longer = isAsked && isWhole ? yield* findLongerOwnFoods(own, member, text, history.times) : [];
      const meant = (
        isAsked && longer.length === 0
          ? yield* findMisspeltOwnFoods(own, member, { text, isWhole }, history.times)
          : longer
      ).slice(0, limit);
      const left = found.slice(0, limit - meant.length);
      // W712: what the member published stands there as the own food already.
      const before = new Set([...mine, ...meant.map(({ id }) => id)].flatMap((id) => [id, publishedIdOf(id)]));
      const others = before.size === 0 ? left : left.filter(({ id }) => !before.has(id));
      const matches = new Map<FoodId, FoodMatch>([...meant, ...others].map(({ id, match }) => [id, match]));
      for (const id of first) matches.set(id, "full");
      const ids = [...first, ...[...meant, ...others].map(({ id }) => id)];
      const known = yield* member === undefined ? foods.byIds(ids) : memberFoods.byIds(member, ids);
      const all = known.map((food): FoundItem => ({ ...food, match: matches.get(food.id) ?? "partial" }));
      // A search by barcode digits shows every release.
      const items = barcode.ok ? all : newestReleases(all, (id) => history.times.has(id));
      const place = start + limit - meant.length;
      const next = (hasMore || left.length < found.length) && place > 0 ? { next: cursorAfter(place) } : {};
      const page: FoodPage = { items, ...next };
      return member === undefined ? page : { ...page, usages: latestOf(history.usages, new Set(ids)) };
    }),
  };
};
