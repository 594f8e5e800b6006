import type { BackOfficeClient } from "@morsel/application/back-office/client/back-office-client";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { adminKey } from "../admin/queries.ts";

/** Others act at any time, so everything is read again whenever it is shown. */
const ALWAYS = { staleTime: 0, refetchOnMount: "always" } as const;

export const premiumQuery = (office: BackOfficeClient, member: string) =>
  queryOptions({
    queryKey: [...adminKey, "premium", member],
    queryFn: ({ signal }) => run(office.premium(member), signal),
    retry: false,
    ...ALWAYS,
  });

export const codesQuery = (office: BackOfficeClient) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, "codes"],
    queryFn: ({ signal, pageParam }) => run(office.codes(pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    ...ALWAYS,
  });
