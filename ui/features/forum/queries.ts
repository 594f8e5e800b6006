import type { ForumClient } from "@morsel/application/forum/client/forum-client";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

/** Others write at any time, so what is listed is read again whenever it is shown. */
const ALWAYS = { staleTime: 0, refetchOnMount: "always" } as const;

export const forumKey = ["forum"] as const;

export const topicsQuery = (forum: ForumClient, locale: string, category?: string) =>
  infiniteQueryOptions({
    queryKey: [...forumKey, "topics", locale, category ?? ""],
    queryFn: ({ signal, pageParam }) => run(forum.topics({ category, locale, cursor: pageParam }), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    ...ALWAYS,
  });

export const followingQuery = (forum: ForumClient) =>
  infiniteQueryOptions({
    queryKey: [...forumKey, "following"],
    queryFn: ({ signal, pageParam }) => run(forum.following(pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    ...ALWAYS,
  });

export const mentionsQuery = (forum: ForumClient) =>
  infiniteQueryOptions({
    queryKey: [...forumKey, "mentions"],
    queryFn: ({ signal, pageParam }) => run(forum.mentions(pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    ...ALWAYS,
  });

const draftsKey = ["forum-drafts"] as const;

/** FO53: read once for each time that somebody begins to write; what is typed then counts. */
export const draftQuery = (forum: ForumClient, place: string, isMember: boolean) =>
  queryOptions({
    queryKey: [...draftsKey, "one", place],
    queryFn: async ({ signal }) => (await run(forum.draft(place), signal)) ?? null,
    enabled: isMember,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

export const draftsQuery = (forum: ForumClient) =>
  queryOptions({
    queryKey: [...draftsKey, "all"],
    queryFn: ({ signal }) => run(forum.drafts, signal),
    ...ALWAYS,
  });

/** FO52 */
export const reactedQuery = (forum: ForumClient) =>
  infiniteQueryOptions({
    queryKey: [...forumKey, "reacted"],
    queryFn: ({ signal, pageParam }) => run(forum.reacted(pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    ...ALWAYS,
  });

/** FO42: tells that the member is here, and what waits for them. */
export const visitQuery = (forum: ForumClient, isMember: boolean) =>
  queryOptions({
    queryKey: [...forumKey, "visit"],
    queryFn: ({ signal }) => run(forum.visit, signal),
    enabled: isMember,
    ...ALWAYS,
  });

/** Begins behind the post `after`; 0 is the beginning. */
export const topicQuery = (forum: ForumClient, id: string, after = 0) =>
  infiniteQueryOptions({
    queryKey: [...forumKey, "topic", id, after],
    queryFn: ({ signal, pageParam }) => run(forum.topic(id, pageParam), signal),
    initialPageParam: after === 0 ? undefined : String(after),
    getNextPageParam: (last) => last.next,
    retry: false,
    ...ALWAYS,
  });

export const foundQuery = (forum: ForumClient, text: string) =>
  infiniteQueryOptions({
    queryKey: [...forumKey, "search", text],
    queryFn: ({ signal, pageParam }) => run(forum.search(text, pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    ...ALWAYS,
  });

export const revisionsQuery = (forum: ForumClient, post: string) =>
  queryOptions({
    queryKey: [...forumKey, "revisions", post],
    queryFn: ({ signal }) => run(forum.revisions(post), signal),
    ...ALWAYS,
  });
