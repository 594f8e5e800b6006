import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { costOfEaten, type DayCost } from "@morsel/application/recipes/client/day-cost";
import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { foodEntries } from "@morsel/domain/diary";
import { useQueries, useQuery } from "@tanstack/react-query";
import { dayQuery, dishesTabQuery } from "../diary/queries.ts";
import { recipeQuery } from "./queries.ts";

export type DayCostPorts = {
  readonly diary: DiaryClient;
  readonly foods: FoodsClient;
  readonly recipes: RecipesClient;
};

/** W404: of the entries of a day those that are dishes, and what these are now; undefined until all of it is known. */
export const useDayCost = (
  { diary, foods, recipes }: DayCostPorts,
  date: CalendarDate | undefined,
): { readonly hasDishes: boolean; readonly cost: DayCost | undefined } => {
  const dishes = useQuery(dishesTabQuery(foods, true));
  const day = useQuery({ ...dayQuery(diary, date ?? ("1970-01-01" as CalendarDate)), enabled: date !== undefined });
  const entries = date === undefined ? undefined : day.data?.day.entries;
  const known = new Set(dishes.data?.map(({ id }) => id));
  const eaten = [...new Set(foodEntries(entries ?? []).flatMap(({ foodId }) => (known.has(foodId) ? [foodId] : [])))];
  const found = useQueries({ queries: eaten.map((id) => recipeQuery(recipes, id)) }).flatMap(({ data }) => data ?? []);
  const isKnown = entries !== undefined && dishes.data !== undefined && found.length === eaten.length;
  return {
    hasDishes: known.size > 0,
    cost: isKnown ? costOfEaten(entries, new Map(found.map((recipe) => [recipe.id, recipe]))) : undefined,
  };
};
