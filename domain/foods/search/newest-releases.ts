import type { Food, FoodId } from "../food.ts";

type Released = Pick<Food, "id" | "barcode" | "source">;

/** Ignores records without a publication date: a member may have two own foods under one code. */
const keyOf = ({ barcode, source: { dataset, published } }: Released): string | undefined =>
  barcode === undefined || published === undefined ? undefined : `${dataset} ${barcode}`;

const isNewer = ({ source: a }: Released, { source: b }: Released): boolean =>
  (a.published ?? "") > (b.published ?? "");

/**
 * W434: of a product that one source lists in several releases, under one barcode, the newest, in the place of the first; all
 * releases that the member has eaten, and where there is one no other.
 */
export const newestReleases = <One extends Released>(
  foods: readonly One[],
  isEaten: (id: FoodId) => boolean,
): readonly One[] => {
  const eaten = new Set(foods.flatMap((food) => (isEaten(food.id) ? [keyOf(food)] : [])));
  const newest = new Map<string, One>();
  for (const food of foods) {
    const key = keyOf(food);
    const known = key === undefined ? undefined : newest.get(key);
    if (key !== undefined && (known === undefined || isNewer(food, known))) newest.set(key, food);
  }
  const shown = new Set<string>();
  return foods.flatMap((food) => {
    const key = keyOf(food);
    if (key === undefined) return [food];
    if (eaten.has(key)) return isEaten(food.id) ? [food] : [];
    const isFirst = !shown.has(key);
    shown.add(key);
    return isFirst ? [newest.get(key) ?? food] : [];
  });
};
