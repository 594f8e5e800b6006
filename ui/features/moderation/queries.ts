import type { ModerationClient } from "@morsel/application/moderation/client/moderation-client";
import { queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

/** Others act at any time, so everything is read again whenever it is shown. */
const ALWAYS = { staleTime: 0, refetchOnMount: "always" } as const;

export const moderationKey = ["moderation"] as const;

export const queueQuery = (moderation: ModerationClient) =>
  queryOptions({
    queryKey: [...moderationKey, "queue"],
    queryFn: ({ signal }) => run(moderation.queue, signal),
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
