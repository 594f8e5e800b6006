import { GoalsClient } from "@morsel/application/goals/client/goals-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

const needs = { goals: GoalsClient };

/** For routes that show a member's goals: the way to them is fetched with the first page that does. */
export const provideGoals = ({ provide }: Pick<AppContext, "provide">) =>
  provide(needs, () => import("../../composition/clients/goals.ts"));

/** The guided questions of sign-up, then old and new side by side. */
export const GUIDED_STEPS = ["aim", "activity", "about", "body", "review"] as const;
export type GuidedStep = (typeof GUIDED_STEPS)[number];

const guidedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/change-goals-guided",
  validateSearch: (search: Record<string, unknown>): { readonly step?: GuidedStep | undefined } => ({
    step: GUIDED_STEPS.find((one) => one === search["step"]),
  }),
  beforeLoad: ({ context }) => provideGoals(context),
  loader: messageLoader("goals", "identity", "diary", "foods", "nutrition", "titles"),
  component: lazyRouteComponent(() => import("./pages/guided-goals-page.tsx"), "GuidedGoalsPage"),
});

export const goalsRoutes = [guidedRoute];
