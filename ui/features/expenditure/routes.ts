import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { provideGoals } from "../goals/routes.ts";

/** The page of a member's goals, with the expenditure that the scale tells. */
const goalsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/my-goals",
  validateSearch: (search: Record<string, unknown>): { readonly from?: CalendarDate } =>
    isCalendarDate(search["from"]) ? { from: search["from"] } : {},
  beforeLoad: ({ context }) => provideGoals(context),
  loader: messageLoader(
    "goals",
    "identity",
    "diary",
    "foods",
    "food-database",
    "hydration",
    "nutrition",
    "titles",
    "expenditure",
    "charts",
    "eligibility",
  ),
  component: lazyRouteComponent(() => import("./pages/goals-page.tsx"), "GoalsPage"),
});

export const expenditureRoutes = [goalsRoute];
