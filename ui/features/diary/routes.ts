import { type CalendarDate, isCalendarDate } from "@morsel/domain/calendar";
import { mealAt, QUICK_ADD_NAME_MAX } from "@morsel/domain/diary";
import { type Meal, isMeal } from "@morsel/domain/meals";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { words } from "../../routes/words.ts";
import { dayQuery, suggestionsQuery, weekQuery } from "./queries.ts";
import { weekAbove } from "./week-start.ts";

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
  loader: ({ context, deps, cause }) => {
    const date = deps.date ?? context.device.today();
    void context.queries.prefetchQuery(dayQuery(context.diary, date));
    // Who only points at a link may not follow it.
    if (cause !== "preload") {
      const [from = date] = weekAbove(date, context.locale);
      void context.queries.prefetchQuery(weekQuery(context.diary, from));
      const at = context.device.timeOfDay();
      void context.queries.prefetchQuery(suggestionsQuery(context.diary, mealAt(at), at));
    }
    return context.words("diary", "hydration", "foods", "nutrition");
  },
  component: lazyRouteComponent(() => import("./pages/food-diary-page.tsx"), "FoodDiaryPage"),
});

type QuickAddSearch = { readonly date?: CalendarDate; readonly meal?: Meal; readonly name?: string };

/** The router reads `?name=7` as a number: whatever was typed is text. */
const nameIn = ({ name }: Record<string, unknown>): Pick<QuickAddSearch, "name"> =>
  typeof name === "string" || typeof name === "number" ? { name: String(name).slice(0, QUICK_ADD_NAME_MAX) } : {};

const quickAddRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/quick-add",
  validateSearch: (search: Record<string, unknown>): QuickAddSearch => ({
    ...(isCalendarDate(search["date"]) ? { date: search["date"] } : {}),
    ...(isMeal(search["meal"]) ? { meal: search["meal"] } : {}),
    ...nameIn(search),
  }),
  loader: words("diary", "quick-add", "foods", "nutrition", "titles"),
  component: lazyRouteComponent(() => import("./pages/quick-add-page.tsx"), "QuickAddPage"),
});

export const diaryRoutes = [diaryRoute, quickAddRoute];
