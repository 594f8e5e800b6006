import { isCalendarDate, weekOf, type CalendarDate } from "@morsel/domain/calendar";
import { mealAt } from "@morsel/domain/diary";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { weekStartOf } from "../../hooks/diary-settings-of.ts";
import { dayQuery, suggestionsQuery, weekQuery } from "../../logging/queries.ts";
import { rootRoute } from "../../routes/root.tsx";

/** Loaders begin what the page needs and wait for its words alone: the page shows its shape at once. */
const diaryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/diary",
  // Removes an invalid date by name, because the router hands on parameters that a route does not mention.
  validateSearch: (search: Record<string, unknown>): { readonly date?: CalendarDate | undefined } => ({
    date: isCalendarDate(search["date"]) ? search["date"] : undefined,
  }),
  beforeLoad: ({ search, location }) => {
    if (search.date === undefined && "date" in location.search)
      throw redirect({ to: "/food/diary", search: {}, replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => {
    const date = deps.date ?? context.device.today();
    void context.queries.prefetchQuery(dayQuery(context.diary, date));
    // Pointing at a link does not mean following it.
    if (cause !== "preload") {
      const [from = date] = weekOf(date, weekStartOf(context.sessionWatch.current()));
      void context.queries.prefetchQuery(weekQuery(context.diary, from));
      const at = context.device.timeOfDay();
      void context.queries.prefetchQuery(suggestionsQuery(context.diary, mealAt(at), at));
    }
    return context.words("diary", "hydration", "foods", "nutrition");
  },
  component: lazyRouteComponent(() => import("./pages/food-diary-page.tsx"), "FoodDiaryPage"),
});

export const dayRoutes = [diaryRoute];
