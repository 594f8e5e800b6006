import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import type { RecipeSort, RecipeId } from "@morsel/domain/recipes";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

const HALF_A_MINUTE = 30_000;

export const recipesKey = ["recipes"] as const;

/** Recipes, page by page. */
export const recipesQuery = (recipes: RecipesClient, text = "", sort: RecipeSort = "newest") =>
  infiniteQueryOptions({
    queryKey: [...recipesKey, "list", sort, text],
    queryFn: ({ signal, pageParam }) =>
      run(recipes.recipes({ text, sort, ...(pageParam === undefined ? {} : { cursor: pageParam }) }), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: HALF_A_MINUTE,
    placeholderData: keepPreviousData,
  });

export const recipeQuery = (recipes: RecipesClient, id: RecipeId) =>
  queryOptions({
    queryKey: [...recipesKey, "one", id],
    queryFn: ({ signal }) => run(recipes.recipe(id), signal),
    staleTime: HALF_A_MINUTE,
  });

export const potsQuery = (recipes: RecipesClient) =>
  queryOptions({
    queryKey: [...recipesKey, "pots"],
    queryFn: ({ signal }) => run(recipes.pots, signal),
    staleTime: HALF_A_MINUTE,
  });
