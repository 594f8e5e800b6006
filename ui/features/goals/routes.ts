import { GoalsClient } from "@morsel/application/goals/client/goals-client";
import { type CalendarDate, isCalendarDate } from "@morsel/domain/calendar";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { words } from "../../routes/words.ts";

const goalsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/my-goals",
  validateSearch: (search: Record<string, unknown>): { readonly from?: CalendarDate } =>
    isCalendarDate(search["from"]) ? { from: search["from"] } : {},
  beforeLoad: ({ context }) =>
    context.provide({ goals: GoalsClient }, () => import("../../composition/clients/goals.ts")),
  loader: words("goals", "diary", "foods", "hydration", "nutrition", "titles"),
  component: lazyRouteComponent(() => import("./pages/goals-page.tsx"), "GoalsPage"),
});

export const goalsRoutes = [goalsRoute];
