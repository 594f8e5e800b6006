import type { BackOfficeClient } from "@morsel/application/back-office/client/back-office-client";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { adminKey, ALWAYS, PAGED } from "../admin/queries.ts";

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
    ...PAGED,
    ...ALWAYS,
  });

/** Null where nothing is announced: a query holds no nothing. */
export const announcementQuery = (office: BackOfficeClient) =>
  queryOptions({
    queryKey: [...adminKey, "announcement"],
    queryFn: async ({ signal }) => (await run(office.announcement, signal)) ?? null,
    ...ALWAYS,
  });

export const statisticsQuery = (office: BackOfficeClient) =>
  queryOptions({
    queryKey: [...adminKey, "statistics"],
    queryFn: ({ signal }) => run(office.statistics, signal),
    ...ALWAYS,
  });

export const healthQuery = (office: BackOfficeClient) =>
  queryOptions({ queryKey: [...adminKey, "health"], queryFn: ({ signal }) => run(office.health, signal), ...ALWAYS });

export const eventsQuery = (office: BackOfficeClient) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, "events"],
    queryFn: ({ signal, pageParam }) => run(office.events(pageParam), signal),
    ...PAGED,
    ...ALWAYS,
  });

/** A running import is looked at so often. */
const EVERY_MS = 2000;

export const sourcesQuery = (office: BackOfficeClient) =>
  queryOptions({
    queryKey: [...adminKey, "sources"],
    queryFn: ({ signal }) => run(office.sources, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ imports }) => imports.some(({ state }) => state !== "complete")) === true ? EVERY_MS : false,
    ...ALWAYS,
  });
