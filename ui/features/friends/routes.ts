import { FriendsClient } from "@morsel/application/friends/client/friends-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { provideProfiles } from "../../sharing/provide-profiles.ts";

/** For pages that name friends: the way to them is fetched with the first of them. */
export const provideFriends = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide({ friends: FriendsClient }, () => import("../../composition/clients/friends.ts"));

const withProfiles = async ({ context }: { readonly context: AppContext }) => ({
  ...(await provideFriends({ context })),
  ...(await provideProfiles(context)),
});

const load = messageLoader("friends", "diary", "titles");

const friendsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/friends",
  beforeLoad: withProfiles,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/friends-page.tsx"), "FriendsPage"),
});

const inviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/friends/invite",
  beforeLoad: provideFriends,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/invite-page.tsx"), "InvitePage"),
});

const invitationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/invitations",
  beforeLoad: withProfiles,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/invitations-page.tsx"), "InvitationsPage"),
});

const invitedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/invited",
  beforeLoad: provideFriends,
  // Reads the part behind the # of a link, which no server has seen.
  loader: async ({ context, location }): Promise<{ readonly hash: string }> => {
    await load({ context });
    return { hash: location.hash };
  },
  component: lazyRouteComponent(() => import("./pages/invited-page.tsx"), "InvitedPage"),
});

const blockedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/blocked-users",
  beforeLoad: provideFriends,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/blocked-page.tsx"), "BlockedPage"),
});

export const friendsRoutes = [friendsRoute, inviteRoute, invitationsRoute, invitedRoute, blockedRoute];
