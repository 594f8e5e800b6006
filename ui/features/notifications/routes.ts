import { PushBrowser, PushClient } from "@morsel/application/notifications/client/push-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

const notificationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/notifications",
  beforeLoad: ({ context }) =>
    context.provide({ push: PushClient, browser: PushBrowser }, () => import("../../composition/clients/push.ts")),
  loader: messageLoader("notifications", "identity", "diary"),
  component: lazyRouteComponent(() => import("./pages/notifications-page.tsx"), "NotificationsPage"),
});

export const notificationsRoutes = [notificationsRoute];
