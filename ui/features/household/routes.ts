import { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { provideHousehold } from "../../sharing/provide-household.ts";

/** The fridge for the food box of another page, with its words. */
export const openFridge = async (context: Pick<AppContext, "provide" | "words">) =>
  (await Promise.all([provideHousehold(context), context.words("household")]))[0].fridge;

const load = messageLoader("household", "diary", "foods", "own-foods", "recipes", "titles");

const householdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/household",
  beforeLoad: ({ context }) => provideHousehold(context),
  loader: load,
  component: lazyRouteComponent(() => import("./pages/household-page.tsx"), "HouseholdPage"),
});

const joinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/household/join",
  beforeLoad: ({ context }) => provideHousehold(context),
  // Reads the part behind the # of a link, which no server has seen.
  loader: async ({ context, location }): Promise<{ readonly hash: string }> => {
    await load({ context });
    return { hash: location.hash };
  },
  component: lazyRouteComponent(() => import("./pages/join-page.tsx"), "JoinPage"),
});

const splitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/household/split/$id",
  beforeLoad: async ({ context }) => ({
    ...(await provideHousehold(context)),
    ...(await context.provide({ recipes: RecipesClient }, () => import("../../composition/clients/recipes.ts"))),
  }),
  loader: load,
  component: lazyRouteComponent(() => import("./pages/split-page.tsx"), "SplitPage"),
});

export const householdRoutes = [householdRoute, joinRoute, splitRoute];
