import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { isMeal, type Meal } from "@morsel/domain/diary";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { foodIdIn } from "./food-path.ts";
import { nutrientName } from "./nutrient-names.ts";
import { foodQuery } from "./queries.ts";
import { dayQuery } from "../diary/queries.ts";
import { diarySettingsOf } from "../../hooks/diary-settings-of.ts";
import { moreWords } from "../../routes/more-words.ts";
import { rootRoute } from "../../routes/root.tsx";

/** Loaders begin what the page needs and wait for nothing: the page shows its shape at once. */
export const diaryRoute = createRoute({
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
  loader: async ({ context, deps }) => {
    void context.queries.prefetchQuery(dayQuery(context.diary, deps.date ?? context.device.today()));
    const { columns } = diarySettingsOf(context.sessionWatch.current());
    // The names of the seldom nutrients are among the later pages' words.
    if (columns.some((id) => !(nutrientName(id).id in context.intl.messages))) await context.moreWords();
  },
  component: lazyRouteComponent(() => import("../diary/pages/food-diary-page.tsx"), "FoodDiaryPage"),
});

const quickAddRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/quick-add",
  validateSearch: (search: Record<string, unknown>): { readonly date?: CalendarDate; readonly meal?: Meal } => ({
    ...(isCalendarDate(search["date"]) ? { date: search["date"] } : {}),
    ...(isMeal(search["meal"]) ? { meal: search["meal"] } : {}),
  }),
  loader: moreWords,
  component: lazyRouteComponent(() => import("../diary/pages/quick-add-page.tsx"), "QuickAddPage"),
});

/** The router reads `?q=7` as a number: whatever was typed is text. */
const searched = ({ q }: Record<string, unknown>): { readonly q?: string | undefined } => ({
  q: (typeof q === "string" && q !== "") || typeof q === "number" ? String(q).slice(0, 200) : undefined,
});

const warmFood = ({
  context,
  params,
}: {
  readonly context: AppContext;
  readonly params: { readonly slug: string };
}) => {
  const id = foodIdIn(params.slug);
  if (id !== undefined) void context.queries.prefetchQuery(foodQuery(context.foods, id));
  return context.moreWords();
};

const DatabasePage = lazyRouteComponent(() => import("./pages/food-database-page.tsx"), "FoodDatabasePage");
const FoodPage = lazyRouteComponent(() => import("./pages/food-page.tsx"), "FoodPage");

const memberDatabaseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/calorie-chart-nutrition-facts",
  validateSearch: searched,
  loader: moreWords,
  component: DatabasePage,
});

const visitorDatabaseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/nutrition-facts-calories",
  validateSearch: searched,
  loader: moreWords,
  component: DatabasePage,
});

const memberFoodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/calorie-chart-nutrition-facts/$slug",
  loader: warmFood,
  component: FoodPage,
});

const visitorFoodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/nutrition-facts-calories/$slug",
  loader: warmFood,
  component: FoodPage,
});

export const foodRoutes = [
  diaryRoute,
  quickAddRoute,
  memberDatabaseRoute,
  visitorDatabaseRoute,
  memberFoodRoute,
  visitorFoodRoute,
];
