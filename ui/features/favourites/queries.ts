import type { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";
import type { FoodId } from "@morsel/domain/foods";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

const A_MINUTE = 60_000;

type Open = () => FavouritesClient | Promise<FavouritesClient>;

export const favouriteIdsKey = ["favourites", "ids"] as const;

/** Ids of starred foods, for the stars in lists. */
export const favouriteIdsQuery = (open: Open) =>
  queryOptions({
    queryKey: favouriteIdsKey,
    queryFn: async ({ signal }): Promise<readonly FoodId[]> => run((await open()).ids, signal),
    staleTime: A_MINUTE,
  });

export const favouritesQuery = (favourites: FavouritesClient) =>
  infiniteQueryOptions({
    queryKey: ["favourites", "list"],
    queryFn: ({ signal, pageParam }) => run(favourites.favourites(pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
  });

export const ownWordsQuery = (favourites: FavouritesClient) =>
  queryOptions({ queryKey: ["favourites", "words"], queryFn: ({ signal }) => run(favourites.words, signal) });
