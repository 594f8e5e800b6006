import type { FoodMergesClient } from "@morsel/application/food-merges/client/food-merges-client";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { adminKey, ALWAYS, PAGED } from "../admin/queries.ts";

export const duplicatesQuery = (merges: FoodMergesClient) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, "foods", "duplicates"],
    queryFn: ({ signal, pageParam }) => run(merges.duplicates(pageParam), signal),
    ...PAGED,
    ...ALWAYS,
  });

export const mergesQuery = (merges: FoodMergesClient) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, "foods", "merges"],
    queryFn: ({ signal, pageParam }) => run(merges.merges(pageParam), signal),
    ...PAGED,
    ...ALWAYS,
  });
