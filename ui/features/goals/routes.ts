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
  loader: words("goals", "identity", "diary", "foods", "hydration", "nutrition", "titles"),
  component: lazyRouteComponent(() => import("./pages/goals-page.tsx"), "GoalsPage"),
});

/** The guided questions of sign-up, then old and new side by side. */
export const GUIDED_STEPS = ["aim", "activity", "about", "body", "review"] as const;
export type GuidedStep = (typeof GUIDED_STEPS)[number];

const guidedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/change-goals-guided",
  validateSearch: (search: Record<string, unknown>): { readonly step?: GuidedStep | undefined } => ({
    step: GUIDED_STEPS.find((one) => one === search["step"]),
  }),
  beforeLoad: ({ context }) =>
    context.provide({ goals: GoalsClient }, () => import("../../composition/clients/goals.ts")),
  loader: words("goals", "identity", "diary", "foods", "nutrition", "titles"),
  component: lazyRouteComponent(() => import("./pages/guided-goals-page.tsx"), "GuidedGoalsPage"),
});

export const goalsRoutes = [goalsRoute, guidedRoute];
