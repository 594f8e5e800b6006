import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { messageLoader } from "../../routes/words.ts";
import { rootRoute } from "../../routes/root.tsx";

const bmrRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/tools/bmr-calculator",
  loader: messageLoader("tools", "identity", "foods", "titles"),
  component: lazyRouteComponent(() => import("./pages/bmr-page.tsx"), "BmrPage"),
});

export const toolsRoutes = [bmrRoute];
