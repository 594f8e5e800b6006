import type { CatalogueLists } from "@morsel/application/foods/catalogue-lists";
import { topFoodsByNutrient, type TopFoods, type Food } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";

/** Foods in the order in which their lists show them. */
export const makeMemoryCatalogueLists = (foods: readonly Food[]): CatalogueLists => {
  const names = [...new Set(foods.map(({ category }) => category))].filter((name) => name !== "").toSorted();
  const inGroup = (name: string) => foods.filter(({ category }) => category === name);
  let lists: readonly TopFoods[] | undefined;
  return {
    groups: Effect.sync(() => names.map((name) => ({ name, foods: inGroup(name).length }))),
    inGroup: (name, after, limit) =>
      Effect.sync(() =>
        inGroup(name)
          .slice(after, after + limit)
          .map(({ id }) => id),
      ),
    richest: (nutrient, by, after, limit) =>
      Effect.sync(() => {
        lists ??= topFoodsByNutrient(foods);
        const list = lists.find((one) => one.nutrient === nutrient && one.by === by);
        return list?.foods.slice(after, after + limit) ?? [];
      }),
  };
};
