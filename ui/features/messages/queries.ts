import type { MessagesClient } from "@morsel/application/messages/client/messages-client";
import type { Folder } from "@morsel/application/messages/use-cases";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

/** Others write at any time, so the lists are read again whenever they are shown. */
const ALWAYS = { staleTime: 0, refetchOnMount: "always" } as const;

export const messagesKey = ["messages"] as const;

export const folderQuery = (messages: MessagesClient, folder: Folder, text: string) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, folder, text],
    queryFn: ({ signal, pageParam }) => run(messages.folder({ folder, text, cursor: pageParam }), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    ...ALWAYS,
  });

export const threadQuery = (messages: MessagesClient, id: string) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, "thread", id],
    queryFn: ({ signal, pageParam }) => run(messages.thread(id, pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    retry: false,
    ...ALWAYS,
  });

export const draftsQuery = (messages: MessagesClient) =>
  queryOptions({
    queryKey: [...messagesKey, "drafts"],
    queryFn: ({ signal }) => run(messages.drafts, signal),
    ...ALWAYS,
  });
