import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { messageLoader } from "../../routes/words.ts";
import { rootRoute } from "../../routes/root.tsx";

const appsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/apps",
  loader: messageLoader("apps", "titles"),
  component: lazyRouteComponent(() => import("./pages/apps-pages.tsx"), "AppsPage"),
});

const myAppsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/apps/logged_in_index",
  loader: messageLoader("apps", "titles"),
  component: lazyRouteComponent(() => import("./pages/apps-pages.tsx"), "MyAppsPage"),
});

const iphoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/mobile/iphone",
  loader: messageLoader("apps", "titles"),
  component: lazyRouteComponent(() => import("./pages/apps-pages.tsx"), "IphonePage"),
});

const androidRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/mobile/android",
  loader: messageLoader("apps", "titles"),
  component: lazyRouteComponent(() => import("./pages/apps-pages.tsx"), "AndroidPage"),
});

export const appsRoutes = [appsRoute, myAppsRoute, iphoneRoute, androidRoute];
