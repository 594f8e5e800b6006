import { WebhooksClient } from "@morsel/application/webhooks/client/webhooks-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

const webhooksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/webhooks",
  beforeLoad: ({ context }) =>
    context.provide({ webhooks: WebhooksClient }, () => import("../../composition/clients/webhooks.ts")),
  loader: messageLoader("webhooks"),
  component: lazyRouteComponent(() => import("./pages/webhooks-page.tsx"), "WebhooksPage"),
});

export const webhooksRoutes = [webhooksRoute];
