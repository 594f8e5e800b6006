import { ProfileUseCases } from "@morsel/application/profile/use-cases";
import * as Effect from "effect/Effect";
import { defineFirstData, type FirstData } from "../platform/first-data.ts";

const PROFILE_PAGE = /^\/profile\/([^/]+)$/;

const nameIn = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

/** A profile's page is called as its member; an old name's address is that of the present one; one that is not shown is missing. */
export const profileFirstData = defineFirstData({ useCases: ProfileUseCases }, ({ useCases }) => ({ path, reader }) => {
  const [, segment] = PROFILE_PAGE.exec(path) ?? [];
  if (segment === undefined) return undefined;
  const missing: FirstData = { query: [], isMissing: true };
  const name = nameIn(segment);
  if (name === undefined) return Effect.succeed(missing);
  return Effect.match(useCases.readName(name, reader?.member.id), {
    // W629: of one that is private there is nothing to list but the name.
    onSuccess: ({ username, isPrivate }): FirstData => ({
      query: [],
      isUnlisted: isPrivate,
      title: username,
      address: `/profile/${encodeURIComponent(username)}`,
    }),
    onFailure: () => missing,
  });
});
