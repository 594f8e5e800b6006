import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

const HomePage = lazyRouteComponent(() => import("./home-page.tsx"), "HomePage");

export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: "/", component: HomePage });

const old = ["/logged-in-homepage", "/logged-in-homepage-v2"].map((path) =>
  createRoute({ getParentRoute: () => rootRoute, path, component: HomePage }),
);

export const homeRoutes = [homeRoute, ...old];
