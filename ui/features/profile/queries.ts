import type { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import type { Audience } from "@morsel/domain/social";
import { queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

export const profilesKey = ["profiles"] as const;

/** Others change what they show, so it is read again whenever it is shown. */
export const profileQuery = (profiles: ProfilesClient, username: string) =>
  queryOptions({
    queryKey: [...profilesKey, "of", username],
    queryFn: ({ signal }) => run(profiles.profile(username), signal),
    staleTime: 0,
    retry: false,
  });

export const ownProfileQuery = (profiles: ProfilesClient) =>
  queryOptions({
    queryKey: [...profilesKey, "own"],
    queryFn: ({ signal }) => run(profiles.own, signal),
    staleTime: 0,
  });

export const previewQuery = (profiles: ProfilesClient, audience: Audience) =>
  queryOptions({
    queryKey: [...profilesKey, "preview", audience],
    queryFn: ({ signal }) => run(profiles.preview(audience), signal),
    staleTime: 0,
  });
