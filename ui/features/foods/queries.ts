import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { FoodId } from "@morsel/domain/foods";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;

/** As many hits as fit the box without scrolling far. */
const TYPED_LIMIT = 12;
const PAGE_LIMIT = 24;

/** Results while a word is typed: the previous answer stays until the next one is there. */
export const typedQuery = (foods: FoodsClient, text: string) =>
  queryOptions({
    queryKey: ["foods", "typed", text],
    queryFn: async ({ signal }) => ({ text, page: await run(foods.search(text, TYPED_LIMIT), signal) }),
    enabled: text !== "",
    staleTime: A_MINUTE,
    placeholderData: keepPreviousData,
  });

/** The food database, page by page. */
export const foodsQuery = (foods: FoodsClient, text: string) =>
  infiniteQueryOptions({
    queryKey: ["foods", "list", text],
    queryFn: ({ signal, pageParam }) => run(foods.search(text, PAGE_LIMIT, pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    enabled: text !== "",
    staleTime: A_MINUTE,
    placeholderData: keepPreviousData,
  });

export const foodQuery = (foods: FoodsClient, id: FoodId) =>
  queryOptions({
    queryKey: ["food", id],
    queryFn: ({ signal }) => run(foods.food(id), signal),
    staleTime: AN_HOUR,
  });
