import type { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import type { OwnFoodSort, FoodId } from "@morsel/domain/foods";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

const HALF_A_MINUTE = 30_000;

export const ownFoodsKey = ["own-foods"] as const;

/** Own foods, page by page. */
export const ownFoodsQuery = (own: OwnFoodsClient, text = "", sort: OwnFoodSort = "newest") =>
  infiniteQueryOptions({
    queryKey: [...ownFoodsKey, sort, text],
    queryFn: ({ signal, pageParam }) =>
      run(own.ownFoods({ text, sort, ...(pageParam === undefined ? {} : { cursor: pageParam }) }), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: HALF_A_MINUTE,
    placeholderData: keepPreviousData,
  });

/** A food as it is edited. Always asked anew. */
export const ownFoodQuery = (own: OwnFoodsClient, id: FoodId) =>
  queryOptions({
    queryKey: ["own-food", id],
    queryFn: ({ signal }) => run(own.ownFood(id), signal),
    gcTime: 0,
    staleTime: 0,
  });
