import type { ComparedBy } from "@morsel/domain/foods";
import type { BrowseClient } from "@morsel/application/foods/client/browse-client";
import type { NutrientId } from "@morsel/domain/nutrition";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

/** A list of the catalogue: a group, or what is rich in a nutrient. */
export type Listed =
  | { readonly group: string; readonly nutrient?: undefined }
  | { readonly nutrient: NutrientId; readonly by: ComparedBy; readonly group?: undefined };

const AN_HOUR = 3_600_000;

export const groupsQuery = (browse: BrowseClient) =>
  queryOptions({
    queryKey: ["foods", "groups"],
    queryFn: ({ signal }) => run(browse.groups, signal),
    staleTime: AN_HOUR,
  });

export const listedQuery = (browse: BrowseClient, listed: Listed) =>
  infiniteQueryOptions({
    queryKey: ["foods", "listed", listed],
    queryFn: ({ signal, pageParam }) =>
      run(
        listed.nutrient === undefined
          ? browse.inGroup(listed.group, pageParam)
          : browse.richest(listed.nutrient, listed.by, pageParam),
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: AN_HOUR,
  });
