import { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { provideHousehold } from "../../sharing/provide-household.ts";

const provideRecipes = async ({ context }: { readonly context: Pick<AppContext, "provide"> }) => {
  const [ports, household] = await Promise.all([
    context.provide({ recipes: RecipesClient }, () => import("../../composition/clients/recipes.ts")),
    provideHousehold(context),
  ]);
  return { ...ports, ...household };
};

const loader = messageLoader(
  "recipes",
  "household",
  "progress-photos",
  "meals",
  "diary",
  "foods",
  "food-database",
  "nutrition",
  "titles",
);

const recipesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/recipe_parser",
  // An address that another program shares with this one; most put it into a text.
  validateSearch: ({ url, text = url }: Record<string, unknown>): { readonly url?: string | undefined } => ({
    url: typeof text === "string" && text !== "" ? text.slice(0, 2000) : undefined,
  }),
  beforeLoad: provideRecipes,
  loader,
  component: lazyRouteComponent(() => import("./pages/recipes-page.tsx"), "RecipesPage"),
});

const newRecipeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/recipe_parser/new",
  beforeLoad: provideRecipes,
  loader,
  component: lazyRouteComponent(() => import("./pages/new-recipe-page.tsx"), "NewRecipePage"),
});

export const RECIPE_VIEWS = ["edit", "cook"] as const;
export type RecipeView = (typeof RECIPE_VIEWS)[number];

const recipeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/recipe_parser/$id",
  validateSearch: ({ view }: Record<string, unknown>): { readonly view?: RecipeView | undefined } => ({
    view: RECIPE_VIEWS.find((one) => one === view),
  }),
  beforeLoad: provideRecipes,
  loader,
  component: lazyRouteComponent(() => import("./pages/recipe-page.tsx"), "RecipePage"),
});

export const recipesRoutes = [recipesRoute, newRecipeRoute, recipeRoute];
