import { GoalsClient } from "@morsel/application/goals/client/goals-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { words } from "../../routes/words.ts";

const goalsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/my-goals",
  beforeLoad: ({ context }) =>
    context.provide({ goals: GoalsClient }, () => import("../../composition/clients/goals.ts")),
  loader: words("goals", "diary", "foods", "nutrition", "titles"),
  component: lazyRouteComponent(() => import("./pages/goals-page.tsx"), "GoalsPage"),
});

export const goalsRoutes = [goalsRoute];
