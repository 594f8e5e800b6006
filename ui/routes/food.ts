import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { foodIdIn } from "../features/foods/food-path.ts";
import { foodQuery } from "../features/foods/queries.ts";
import { dayQuery } from "../features/diary/queries.ts";
import { rootRoute } from "./root.tsx";

/** Loaders begin what the page needs and wait for nothing: the page shows its shape at once. */
export const diaryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/diary",
  validateSearch: (search: Record<string, unknown>): { readonly date?: CalendarDate } =>
    isCalendarDate(search["date"]) ? { date: search["date"] } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queries.prefetchQuery(dayQuery(context.diary, deps.date ?? context.device.today()));
  },
  component: lazyRouteComponent(() => import("./food-diary.tsx"), "FoodDiaryPage"),
});

const searched = (search: Record<string, unknown>): { readonly q?: string } =>
  typeof search["q"] === "string" && search["q"] !== "" ? { q: search["q"].slice(0, 200) } : {};

const DatabasePage = lazyRouteComponent(() => import("./food-database.tsx"), "FoodDatabasePage");
const FoodPage = lazyRouteComponent(() => import("./food-page.tsx"), "FoodPage");

const memberDatabaseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/calorie-chart-nutrition-facts",
  validateSearch: searched,
  component: DatabasePage,
});

const visitorDatabaseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/nutrition-facts-calories",
  validateSearch: searched,
  component: DatabasePage,
});

const memberFoodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/calorie-chart-nutrition-facts/$slug",
  loader: ({ context, params }) => {
    const id = foodIdIn(params.slug);
    if (id !== undefined) void context.queries.prefetchQuery(foodQuery(context.foods, id));
  },
  component: FoodPage,
});

const visitorFoodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/nutrition-facts-calories/$slug",
  loader: ({ context, params }) => {
    const id = foodIdIn(params.slug);
    if (id !== undefined) void context.queries.prefetchQuery(foodQuery(context.foods, id));
  },
  component: FoodPage,
});

export const foodRoutes = [diaryRoute, memberDatabaseRoute, visitorDatabaseRoute, memberFoodRoute, visitorFoodRoute];
