import { MealsClient } from "@morsel/application/meals/client/meals-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

/** For routes that show saved meals: the way to them is fetched with the first page that does. */
export const provideMeals = ({ provide }: Pick<AppContext, "provide">) =>
  provide({ meals: MealsClient }, () => import("../../composition/clients/meals.ts"));

const mealsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/meal/mine",
  beforeLoad: ({ context }) => provideMeals(context),
  loader: messageLoader("meals", "diary", "foods", "food-database", "nutrition", "titles"),
  component: lazyRouteComponent(() => import("./pages/meals-page.tsx"), "MealsPage"),
});

const sharedMealRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/shared-meal/$token",
  beforeLoad: ({ context }) => provideMeals(context),
  loader: messageLoader("meals", "diary", "foods", "nutrition", "titles"),
  component: lazyRouteComponent(() => import("./pages/shared-meal-page.tsx"), "SharedMealPage"),
});

export const mealsRoutes = [mealsRoute, sharedMealRoute];
