import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { messageLoader } from "../../routes/words.ts";
import { rootRoute } from "../../routes/root.tsx";

const apiRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/api",
  loader: messageLoader("about", "titles"),
  component: lazyRouteComponent(() => import("./pages/about-pages.tsx"), "ApiPage"),
});

const jobsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs",
  loader: messageLoader("about", "titles"),
  component: lazyRouteComponent(() => import("./pages/about-pages.tsx"), "JobsPage"),
});

export const aboutRoutes = [apiRoute, jobsRoute];
