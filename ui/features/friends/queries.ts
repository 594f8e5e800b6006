import type { FriendsClient } from "@morsel/application/friends/client/friends-client";
import type { FriendSort } from "@morsel/domain/social";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

/** Others change these lists too, so they are read again whenever they are shown. */
const ALWAYS = { staleTime: 0, refetchOnMount: "always" } as const;

export const friendsKey = ["friends"] as const;

export const friendsQuery = (friends: FriendsClient, sort: FriendSort, text: string) =>
  infiniteQueryOptions({
    queryKey: [...friendsKey, "list", sort, text],
    queryFn: ({ signal, pageParam }) => run(friends.friends({ sort, text, cursor: pageParam }), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    ...ALWAYS,
  });

export const invitationsQuery = (friends: FriendsClient, isSent: boolean) =>
  infiniteQueryOptions({
    queryKey: [...friendsKey, "invitations", isSent],
    queryFn: ({ signal, pageParam }) => run(friends.invitations(isSent, pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    ...ALWAYS,
  });

export const previewQuery = (friends: FriendsClient, code: string) =>
  queryOptions({
    // Apart from the lists: a link that was used is not asked for again.
    queryKey: ["friend-invitation", code],
    queryFn: ({ signal }) => run(friends.preview(code), signal),
    retry: false,
  });

export const blockedQuery = (friends: FriendsClient, page: number) =>
  queryOptions({
    queryKey: [...friendsKey, "blocked", page],
    queryFn: ({ signal }) => run(friends.blocked(page), signal),
    placeholderData: keepPreviousData,
    ...ALWAYS,
  });
