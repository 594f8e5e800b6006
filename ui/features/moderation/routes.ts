import { ModerationClient } from "@morsel/application/moderation/client/moderation-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { forAdmins } from "../admin/routes.ts";

const provideModeration = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide({ moderation: ModerationClient }, () => import("../../composition/clients/moderation.ts"));

const load = messageLoader("moderation", "admin", "messages", "forum", "friends", "diary", "titles");

const queueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/moderation",
  beforeLoad: async (given) => ({ ...(await forAdmins(given)), ...(await provideModeration(given)) }),
  loader: load,
  component: lazyRouteComponent(() => import("./pages/moderation-page.tsx"), "ModerationPage"),
});

const decisionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/decisions",
  beforeLoad: provideModeration,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/decisions-page.tsx"), "DecisionsPage"),
});

export const moderationRoutes = [queueRoute, decisionsRoute];
