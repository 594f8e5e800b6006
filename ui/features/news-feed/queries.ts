import type { NewsClient } from "@morsel/application/news-feed/client/news-client";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

export const newsKey = ["news-feed"] as const;

/** Others post too, so it is read again whenever it is shown. */
const ALWAYS = { staleTime: 0, refetchOnMount: "always" } as const;
const PAGE = 20;
const ON_HOME = 3;

export const feedQuery = (news: NewsClient) =>
  infiniteQueryOptions({
    queryKey: [...newsKey, "feed"],
    queryFn: ({ signal, pageParam }) => run(news.feed(PAGE, pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    ...ALWAYS,
  });

export const latestQuery = (news: NewsClient) =>
  queryOptions({
    queryKey: [...newsKey, "latest"],
    queryFn: ({ signal }) => run(news.feed(ON_HOME), signal),
    ...ALWAYS,
  });

export const commentsQuery = (news: NewsClient, entry: string) =>
  infiniteQueryOptions({
    queryKey: [...newsKey, "comments", entry],
    queryFn: ({ signal, pageParam }) => run(news.comments(entry, pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    ...ALWAYS,
  });

export const mutedQuery = (news: NewsClient) =>
  queryOptions({ queryKey: [...newsKey, "muted"], queryFn: ({ signal }) => run(news.muted, signal), ...ALWAYS });
