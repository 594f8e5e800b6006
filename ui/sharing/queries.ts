import type { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import type { SharedKind } from "@morsel/domain/household";
import type { FoodId } from "@morsel/domain/foods";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../hooks/run.ts";

const householdKey = ["household"] as const;

/** Other people change the household too, so it is read again whenever it is shown. */
export const householdQuery = (household: HouseholdClient) =>
  queryOptions({
    queryKey: [...householdKey, "mine"],
    queryFn: ({ signal }) => run(household.household, signal),
    staleTime: 0,
  });

export const fridgeQuery = (fridge: FridgeClient) =>
  queryOptions({
    queryKey: [...householdKey, "fridge"],
    queryFn: ({ signal }) => run(fridge.fridge, signal),
    staleTime: 0,
  });

export const invitationQuery = (household: HouseholdClient, code: string) =>
  queryOptions({
    // No part of the household: a link that was used is not asked for again.
    queryKey: ["household-invitation", code],
    queryFn: ({ signal }) => run(household.lookAt(code), signal),
    retry: false,
  });

export const sharedThingsKey = [...householdKey, "shared"] as const;

/** Foods and recipes that others of the household share, page by page. */
export const sharedThingsQuery = (household: HouseholdClient, kind: SharedKind) =>
  infiniteQueryOptions({
    queryKey: [...sharedThingsKey, kind],
    queryFn: ({ signal, pageParam }) =>
      run(
        household.sharedThings({ kind, text: "", ...(pageParam === undefined ? {} : { cursor: pageParam }) }),
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** As many as one request asks for. */
const AT_ONCE = 100;

/** Shared ones among several own foods. */
export const sharedAmongQueries = (household: HouseholdClient, ids: readonly FoodId[]) =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) => {
    const some = ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE);
    return queryOptions({
      queryKey: [...householdKey, "own-among", some],
      queryFn: ({ signal }) => run(household.shared(some), signal),
      staleTime: 0,
    });
  });

/** Tells if an own food or recipe is shared. */
export const isSharedQuery = (household: HouseholdClient, id: FoodId) =>
  queryOptions({
    queryKey: [...householdKey, "own", id],
    queryFn: async ({ signal }) => (await run(household.shared([id]), signal)).includes(id),
    staleTime: 30_000,
  });
