import type { FoodReviewClient } from "@morsel/application/food-review/client/food-review-client";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { adminKey, ALWAYS, PAGED } from "../admin/queries.ts";

export const waitingQuery = (reviews: FoodReviewClient) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, "foods", "waiting"],
    queryFn: ({ signal, pageParam }) => run(reviews.waiting(pageParam), signal),
    ...PAGED,
    ...ALWAYS,
  });

export const decisionsQuery = (reviews: FoodReviewClient) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, "foods", "decisions"],
    queryFn: ({ signal, pageParam }) => run(reviews.decisions(pageParam), signal),
    ...PAGED,
    ...ALWAYS,
  });
