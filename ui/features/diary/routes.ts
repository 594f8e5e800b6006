import { type CalendarDate, isCalendarDate } from "@morsel/domain/calendar";
import { type Meal, isMeal } from "@morsel/domain/meals";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { words } from "../../routes/words.ts";
import { dayQuery } from "./queries.ts";

/** Loaders begin what the page needs and wait for its words alone: the page shows its shape at once. */
const diaryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/diary",
  // What is no date is taken away by name: the router hands on whatever a route does not speak of.
  validateSearch: (search: Record<string, unknown>): { readonly date?: CalendarDate | undefined } => ({
    date: isCalendarDate(search["date"]) ? search["date"] : undefined,
  }),
  beforeLoad: ({ search, location }) => {
    if (search.date === undefined && "date" in location.search)
      throw redirect({ to: "/food/diary", search: {}, replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queries.prefetchQuery(dayQuery(context.diary, deps.date ?? context.device.today()));
    return context.words("diary", "hydration", "foods", "nutrition");
  },
  component: lazyRouteComponent(() => import("./pages/food-diary-page.tsx"), "FoodDiaryPage"),
});

const quickAddRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/quick-add",
  validateSearch: (search: Record<string, unknown>): { readonly date?: CalendarDate; readonly meal?: Meal } => ({
    ...(isCalendarDate(search["date"]) ? { date: search["date"] } : {}),
    ...(isMeal(search["meal"]) ? { meal: search["meal"] } : {}),
  }),
  loader: words("diary", "foods", "nutrition", "titles"),
  component: lazyRouteComponent(() => import("./pages/quick-add-page.tsx"), "QuickAddPage"),
});

export const diaryRoutes = [diaryRoute, quickAddRoute];
