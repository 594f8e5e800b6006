import { SharingClient } from "@morsel/application/social/client/sharing-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { words } from "../../routes/words.ts";

const sharingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/sharing",
  beforeLoad: ({ context }) =>
    context.provide({ sharing: SharingClient }, () => import("../../composition/clients/sharing.ts")),
  loader: words("social"),
  component: lazyRouteComponent(() => import("./pages/sharing-page.tsx"), "SharingPage"),
});

export const socialRoutes = [sharingRoute];
