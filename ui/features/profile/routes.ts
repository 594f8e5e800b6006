import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { provideProfiles } from "../../sharing/provide-profiles.ts";
import { provideFriends } from "../friends/routes.ts";

const load = messageLoader("profile", "friends", "messages", "diary", "foods", "titles");

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/profile/$username",
  beforeLoad: async ({ context }) => ({ ...(await provideProfiles(context)), ...(await provideFriends({ context })) }),
  loader: load,
  component: lazyRouteComponent(() => import("./pages/profile-page.tsx"), "ProfilePage"),
});

const editRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/profile",
  beforeLoad: ({ context }) => provideProfiles(context),
  loader: load,
  component: lazyRouteComponent(() => import("./pages/edit-profile-page.tsx"), "EditProfilePage"),
});

export const profileRoutes = [profileRoute, editRoute];
