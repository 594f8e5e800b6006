import { BrowseClient } from "@morsel/application/foods/client/browse-client";
import { type ComparedBy, isFoodId, type FoodId } from "@morsel/domain/foods";
import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { isEntryId, type EntryId } from "@morsel/domain/diary";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { foodQuery } from "../foods/queries.ts";
import { messageLoader } from "../../routes/words.ts";
import { rootRoute } from "../../routes/root.tsx";

export type DatabaseSearch = {
  readonly q?: string | undefined;
  readonly group?: string | undefined;
  readonly richest?: string | undefined;
  readonly per?: ComparedBy | undefined;
};

/** The router reads `?q=7` as a number: whatever was typed is text. */
const textIn = (value: unknown): string | undefined =>
  (typeof value === "string" && value !== "") || typeof value === "number" ? String(value).slice(0, 200) : undefined;

const searched = ({ q, group, richest, per }: Record<string, unknown>): DatabaseSearch => ({
  q: textIn(q),
  group: textIn(group),
  richest: textIn(richest),
  per: per === "100g" || per === "100kcal" || per === "serving" ? per : undefined,
});

/** Lists of the catalogue: the way to them is fetched with the page that shows them. */
const provideBrowse = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide({ browse: BrowseClient }, () => import("../../composition/clients/browse.ts"));

const warmFood = async ({
  context,
  params,
}: {
  readonly context: AppContext;
  readonly params: { readonly slug: string };
}) => {
  const needed = [
    import("./loader-parts.ts"),
    context.words("foods", "food-database", "nutrition", "diary", "titles"),
  ] as const;
  const [{ foodIdIn }] = await Promise.all(needed);
  const id = foodIdIn(params.slug);
  if (id !== undefined) void context.queries.prefetchQuery(foodQuery(context.foods, id));
};

const DatabasePage = lazyRouteComponent(() => import("./pages/food-database-page.tsx"), "FoodDatabasePage");
const FoodPage = lazyRouteComponent(() => import("./pages/food-page.tsx"), "FoodPage");

const memberDatabaseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/calorie-chart-nutrition-facts",
  validateSearch: searched,
  beforeLoad: provideBrowse,
  loader: messageLoader("foods", "food-database", "nutrition", "diary", "titles"),
  component: DatabasePage,
});

const visitorDatabaseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/nutrition-facts-calories",
  validateSearch: searched,
  beforeLoad: provideBrowse,
  loader: messageLoader("foods", "food-database", "nutrition", "diary", "titles"),
  component: DatabasePage,
});

/** The entry from which a food was opened, and its day. */
export type FoodSearch = { readonly entry?: EntryId | undefined; readonly date?: CalendarDate | undefined };

const memberFoodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/calorie-chart-nutrition-facts/$slug",
  validateSearch: ({ entry, date }: Record<string, unknown>): FoodSearch => ({
    entry: isEntryId(entry) ? entry : undefined,
    date: isCalendarDate(date) ? date : undefined,
  }),
  loader: warmFood,
  component: FoodPage,
});

const visitorFoodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/nutrition-facts-calories/$slug",
  loader: warmFood,
  component: FoodPage,
});

export type CompareSearch = { readonly a?: FoodId | undefined; readonly b?: FoodId | undefined };

const compareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/compare",
  validateSearch: ({ a, b }: Record<string, unknown>): CompareSearch => ({
    a: isFoodId(a) ? a : undefined,
    b: isFoodId(b) ? b : undefined,
  }),
  loader: messageLoader("foods", "food-database", "nutrition", "diary", "titles"),
  component: lazyRouteComponent(() => import("./pages/compare-page.tsx"), "ComparePage"),
});

export const foodRoutes = [compareRoute, memberDatabaseRoute, visitorDatabaseRoute, memberFoodRoute, visitorFoodRoute];
