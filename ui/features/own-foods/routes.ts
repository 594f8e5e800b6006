import { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { isEntryId, type EntryId } from "@morsel/domain/diary";
import { isFoodId, type FoodId } from "@morsel/domain/foods";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { provideHousehold } from "../../sharing/provide-household.ts";

/** For routes that show or write own foods: the way to them is fetched with the first page that does. */
export const provideOwnFoods = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide({ ownFoods: OwnFoodsClient }, () => import("../../composition/clients/own-foods.ts"));

/** The same, for routes that say who else sees them too. */
const provideWithHousehold = async (given: { readonly context: Pick<AppContext, "provide"> }) => {
  const [ports, household] = await Promise.all([provideOwnFoods(given), provideHousehold(given.context)]);
  return { ...ports, ...household };
};

/** The router reads `?name=7` as a number: whatever was typed is text. */
const textIn = (value: unknown, most: number): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value).slice(0, most) : undefined;

export type FormSearch = {
  readonly food?: FoodId | undefined;
  readonly name?: string | undefined;
  readonly barcode?: string | undefined;
  readonly entry?: EntryId | undefined;
  readonly date?: CalendarDate | undefined;
};

/** Removes unknown parameters by name, because the router hands on parameters that a route does not mention. */
const formSearch = (search: Record<string, unknown>): FormSearch => ({
  food: isFoodId(search["food"]) ? search["food"] : undefined,
  name: textIn(search["name"], 100),
  barcode: textIn(search["barcode"], 20),
  entry: isEntryId(search["entry"]) ? search["entry"] : undefined,
  date: isCalendarDate(search["date"]) ? search["date"] : undefined,
});

const FormPage = lazyRouteComponent(() => import("./pages/own-food-form-page.tsx"), "OwnFoodFormPage");
const pageWords = messageLoader("own-foods", "household", "foods", "food-database", "diary", "nutrition", "titles");

const newRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/new",
  validateSearch: formSearch,
  beforeLoad: provideWithHousehold,
  loader: pageWords,
  component: FormPage,
});

const editRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/edit",
  validateSearch: formSearch,
  beforeLoad: provideWithHousehold,
  loader: pageWords,
  component: FormPage,
});

const duplicateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/duplicate",
  validateSearch: formSearch,
  beforeLoad: provideWithHousehold,
  loader: pageWords,
  component: FormPage,
});

const submitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/submit",
  validateSearch: formSearch,
  beforeLoad: provideWithHousehold,
  loader: pageWords,
  component: FormPage,
});

const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/mine",
  beforeLoad: provideWithHousehold,
  loader: async ({ context }) => {
    const [{ ownFoodsQuery }] = await Promise.all([import("./loader-parts.ts"), pageWords({ context })]);
    void context.queries.prefetchInfiniteQuery(ownFoodsQuery(context.ownFoods));
  },
  component: lazyRouteComponent(() => import("./pages/own-foods-page.tsx"), "OwnFoodsPage"),
});

export const ownFoodRoutes = [newRoute, editRoute, duplicateRoute, submitRoute, listRoute];
