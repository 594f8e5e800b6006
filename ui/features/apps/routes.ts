import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { words } from "../../routes/words.ts";
import { rootRoute } from "../../routes/root.tsx";

const appsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/apps",
  loader: words("apps", "titles"),
  component: lazyRouteComponent(() => import("./pages/apps-pages.tsx"), "AppsPage"),
});

const myAppsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/apps/logged_in_index",
  loader: words("apps", "titles"),
  component: lazyRouteComponent(() => import("./pages/apps-pages.tsx"), "MyAppsPage"),
});

const iphoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/mobile/iphone",
  loader: words("apps", "titles"),
  component: lazyRouteComponent(() => import("./pages/apps-pages.tsx"), "IphonePage"),
});

const androidRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/mobile/android",
  loader: words("apps", "titles"),
  component: lazyRouteComponent(() => import("./pages/apps-pages.tsx"), "AndroidPage"),
});

export const appsRoutes = [appsRoute, myAppsRoute, iphoneRoute, androidRoute];
