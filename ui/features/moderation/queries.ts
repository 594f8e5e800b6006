import type { ModerationClient } from "@morsel/application/moderation/client/moderation-client";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { ALWAYS, PAGED } from "../admin/queries.ts";

export const moderationKey = ["moderation"] as const;

export const queueQuery = (moderation: ModerationClient) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, "queue"],
    queryFn: ({ signal, pageParam }) => run(moderation.queue(pageParam), signal),
    ...PAGED,
    ...ALWAYS,
  });

export const appealsQuery = (moderation: ModerationClient) =>
  queryOptions({
    queryKey: [...moderationKey, "appeals"],
    queryFn: ({ signal }) => run(moderation.appeals, signal),
    ...ALWAYS,
  });

export const decisionsQuery = (moderation: ModerationClient) =>
  queryOptions({
    queryKey: [...moderationKey, "mine"],
    queryFn: ({ signal }) => run(moderation.mine, signal),
    ...ALWAYS,
  });
