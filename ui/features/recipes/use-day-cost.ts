import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { costOfEaten, type DayCost, foodEntries } from "@morsel/domain/diary";
import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { isUuid } from "@morsel/domain/identity";
import { useQueries, useQuery } from "@tanstack/react-query";
import { dayQuery, dishesTabQuery } from "../../logging/queries.ts";
import { foodQuery } from "../foods/queries.ts";
import { recipeQuery } from "./queries.ts";

export type DayCostPorts = {
  readonly diary: DiaryClient;
  readonly foods: FoodsClient;
  readonly recipes: RecipesClient;
};

/**
 * W404: of the entries of a day those that are dishes, and what these are now; undefined until all of it is known. A dish
 * that is gone has no price any more; catalogue foods have no UUID and are not asked for.
 */
export const useDayCost = (
  { diary, foods, recipes }: DayCostPorts,
  date: CalendarDate | undefined,
): { readonly hasDishes: boolean; readonly cost: DayCost | undefined } => {
  const dishes = useQuery(dishesTabQuery(foods, true));
  const day = useQuery({ ...dayQuery(diary, date ?? ("1970-01-01" as CalendarDate)), enabled: date !== undefined });
  const entries = date === undefined ? undefined : day.data?.day.entries;
  const eaten = [...new Set(foodEntries(entries ?? []).flatMap(({ foodId }) => (isUuid(foodId) ? [foodId] : [])))];
  const asked = useQueries({ queries: eaten.map((id) => foodQuery(foods, id)) });
  const ofRecipes = asked.flatMap(({ data }) => (data?.source.dataset === "recipe" ? [data.id] : []));
  const found = useQueries({ queries: ofRecipes.map((id) => recipeQuery(recipes, id)) });
  const known = found.flatMap(({ data }) => data ?? []);
  const gone = [...asked, ...found].filter(({ isError }) => isError).length;
  const isKnown = [...asked, ...found].every(({ data, isError }) => data !== undefined || isError);
  const told =
    entries === undefined || !isKnown ? undefined : costOfEaten(entries, new Map(known.map((one) => [one.id, one])));
  return {
    hasDishes: (dishes.data?.length ?? 0) > 0,
    cost: told && { ...told, unpriced: told.unpriced + gone },
  };
};
