import type { MealsClient } from "@morsel/application/meals/client/meals-client";
import type { MealSort, MealId } from "@morsel/domain/diary";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

const HALF_A_MINUTE = 30_000;

export const mealsKey = ["meals"] as const;

/** Saved meals, page by page. */
export const mealsQuery = (meals: MealsClient, text = "", sort: MealSort = "newest") =>
  infiniteQueryOptions({
    queryKey: [...mealsKey, sort, text],
    queryFn: ({ signal, pageParam }) =>
      run(meals.meals({ text, sort, ...(pageParam === undefined ? {} : { cursor: pageParam }) }), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: HALF_A_MINUTE,
    placeholderData: keepPreviousData,
  });

/** The link of a meal, if it is shared. */
export const mealLinkQuery = (meals: MealsClient, id: MealId) =>
  queryOptions({
    queryKey: ["meal-link", id],
    queryFn: ({ signal }) => run(meals.link(id), signal),
    staleTime: HALF_A_MINUTE,
  });

/** Meal behind a link. */
export const sharedMealQuery = (meals: MealsClient, token: string) =>
  queryOptions({
    queryKey: ["shared-meal", token],
    queryFn: ({ signal }) => run(meals.shared(token), signal),
    staleTime: HALF_A_MINUTE,
  });
