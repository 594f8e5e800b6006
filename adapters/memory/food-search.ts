import type { CursorUnreadable, FoodPage, FoodSearch } from "@morsel/application/ports/food-search";
import type { FoodUsageStore } from "@morsel/application/ports/food-usage";
import type { FoodUsage } from "@morsel/domain/diary";
import type { Food, FoodId } from "@morsel/domain/foods";
import { Effect } from "effect";

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const beginsOneOf = (words: readonly string[]) => (prefix: string) => words.some((word) => word.startsWith(prefix));

/** Lower is better: the name begins as typed, then holds all that was typed, then only its other names do. */
const distance = (food: Food, typed: readonly string[]): number => {
  const [first = ""] = typed;
  const name = wordsOf(food.description);
  const isInName = typed.every(beginsOneOf(name));
  return (isInName ? 0 : 100) + (name[0]?.startsWith(first) ? 0 : 50) + name.length;
};

const latestUses = (usages: readonly FoodUsage[]): ReadonlyMap<FoodId, FoodUsage> =>
  new Map(usages.toSorted((a, b) => a.lastLoggedAt - b.lastLoggedAt).map((usage) => [usage.foodId, usage]));

/** Small and plain: every word typed begins a word of the food's names; what the member has used comes before its equals. */
export const makeMemoryFoodSearch = (foods: readonly Food[], usage: FoodUsageStore): FoodSearch => {
  const index = foods.map((food) => ({
    food,
    words: wordsOf([food.description, food.originalName, food.brand, ...food.alternativeNames].join(" ")),
  }));
  return {
    search: Effect.fnUntraced(function* ({ member, text, limit, cursor }) {
      const start = cursor === undefined ? 0 : Number(cursor);
      if (!Number.isSafeInteger(start) || start < 0)
        return yield* Effect.fail<CursorUnreadable>({ _tag: "CursorUnreadable" });
      const typed = wordsOf(text.slice(0, 200));
      if (typed.length === 0) return { items: [] };
      const matches = index.filter(({ words }) => typed.every(beginsOneOf(words))).map(({ food }) => food);
      const ids = matches.map(({ id }) => id);
      const uses = latestUses(member === undefined ? [] : yield* usage.ofFoods(member, ids));
      const rank = (food: Food): number => distance(food, typed) - (uses.has(food.id) ? 60 : 0);
      const ranked = matches.toSorted((a, b) => rank(a) - rank(b));
      const items = ranked.slice(start, start + limit);
      const page: FoodPage = {
        items,
        ...(start + limit < ranked.length ? { next: String(start + limit) } : {}),
        ...(member === undefined ? {} : { usages: items.flatMap(({ id }) => uses.get(id) ?? []) }),
      };
      return page;
    }),
  };
};
