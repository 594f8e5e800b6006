import type { ExpenditureClient } from "@morsel/application/expenditure/client/expenditure-client";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

/** All that is known of what a member uses. */
export const EXPENDITURE = ["expenditure"] as const;

export const expenditureQuery = (expenditure: ExpenditureClient) =>
  queryOptions({ queryKey: [...EXPENDITURE, "view"], queryFn: ({ signal }) => run(expenditure.read, signal) });

export const answersQuery = (expenditure: ExpenditureClient) =>
  infiniteQueryOptions({
    queryKey: [...EXPENDITURE, "answers"],
    queryFn: ({ pageParam, signal }) => run(expenditure.answers(pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
