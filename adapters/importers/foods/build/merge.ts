import { searchWords, readableName, type NamingLists } from "@morsel/domain/foods";
import type { SourceFood } from "./source-food.ts";

/** Words that make no other food of one: how it is sold, and additions that US milk and flour always have. */
const SILENT: ReadonlySet<string> = new Set(
  searchWords(
    "nfs all commercial variety varieties type types fluid regular added vitamin a d 3.25% milkfat year round average mature fresh grade large includes",
  ),
);

const nameKey = (food: SourceFood, lists: NamingLists): string =>
  [...new Set(searchWords(readableName(food.name, lists)))]
    .filter((word) => !SILENT.has(word))
    .sort()
    .join(" ");

/** Within 15 % or 12 kcal: seasons and laboratories differ, foods more so. */
const isNear = (a: SourceFood, b: SourceFood): boolean => {
  const [x = Number.NaN, y = Number.NaN] = [a.nutrients["energy_kcal"], b.nutrients["energy_kcal"]];
  return Math.abs(x - y) <= Math.max(12, 0.15 * Math.max(x, y));
};

/** The states in which a food is another one; both must have the same. */
const STATES = searchWords("raw cooked canned dried frozen roasted baked grilled braised boiled fried broiled dry");

const sameState = (a: SourceFood, b: SourceFood): boolean => {
  const [x, y] = [new Set(searchWords(a.name)), new Set(searchWords(b.name))];
  return STATES.every((state) => state === "raw" || x.has(state) === y.has(state));
};

/** The kinds that share an NDB number by mistake or convenience: a number alone does not make them one food. */
const OWN_KIND = /honeycrisp|portabella|, ground$|with additives|breakfast sausage/iu;

export type Merged = { readonly kept: SourceFood; readonly others: readonly SourceFood[] };

/**
 * One food for each that is the same in several sets; README of the data says the rule in words. SR28 is kept before
 * Foundation before FNDDS, as it knows most nutrients and measures.
 */
export const mergeFoods = (foods: readonly SourceFood[], lists: NamingLists): readonly Merged[] => {
  const bySet = (set: SourceFood["dataset"]) => foods.filter(({ dataset }) => dataset === set);
  const kept = new Map<string, SourceFood[]>();
  const byCode = new Map<string, SourceFood>();
  const byName = new Map<string, SourceFood>();
  const keep = (food: SourceFood): void => {
    kept.set(food.id, []);
    const key = nameKey(food, lists);
    if (!byName.has(key)) byName.set(key, food);
  };
  for (const food of bySet("sr28")) {
    keep(food);
    byCode.set(food.code, food);
  }
  for (const food of [...bySet("foundation"), ...bySet("fndds")]) {
    const sameNumber = food.ndb === undefined ? undefined : byCode.get(food.ndb);
    const sameName = byName.get(nameKey(food, lists));
    const same =
      sameNumber !== undefined && sameNumber === sameName
        ? sameNumber
        : sameNumber !== undefined &&
            isNear(food, sameNumber) &&
            sameState(food, sameNumber) &&
            !OWN_KIND.test(food.name)
          ? sameNumber
          : sameName !== undefined && sameName.dataset !== food.dataset && isNear(food, sameName)
            ? sameName
            : undefined;
    if (same === undefined) keep(food);
    else kept.get(same.id)?.push(food);
  }
  return foods.flatMap((food) => {
    const others = kept.get(food.id);
    return others === undefined ? [] : [{ kept: food, others }];
  });
};
