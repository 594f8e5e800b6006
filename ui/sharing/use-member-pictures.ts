import type { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { run } from "../hooks/run.ts";

/** As many as one request asks for. */
const AT_ONCE = 100;

const picturesQuery = (profiles: ProfilesClient, usernames: readonly string[]) =>
  queryOptions({
    queryKey: ["member-pictures", usernames],
    queryFn: ({ signal }) => run(profiles.pictures(usernames), signal),
    enabled: usernames.length > 0,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** Addresses of the pictures of these members by username. A list is whole without them, so nothing is said where they fail. */
export const useMemberPictures = (
  profiles: ProfilesClient,
  usernames: readonly string[],
): ((username: string) => string | undefined) => {
  const named = [...new Set(usernames)].toSorted().slice(0, AT_ONCE);
  const { data = [] } = useQuery(picturesQuery(profiles, named));
  return (username) => {
    const found = data.find((one) => one.username === username);
    return found === undefined ? undefined : profiles.pictureSource(found, "small");
  };
};
