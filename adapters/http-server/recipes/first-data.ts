import type { RecipeId } from "@morsel/domain/recipes";
import { RecipesUseCases } from "@morsel/application/recipes/use-cases";
import { isUuid } from "@morsel/domain/identity";
import { defaultTitleOf } from "@morsel/domain/locales";
import * as Effect from "effect/Effect";
import { defineFirstData, type FirstData } from "../platform/first-data.ts";

const RECIPE_PAGE = /^\/recipe_parser\/([^/]+)$/;

/** A recipe's page is called as the recipe; a recipe of nobody, or of somebody else, is missing. */
export const recipeFirstData = defineFirstData({ useCases: RecipesUseCases }, ({ useCases }) => ({ path, reader }) => {
  const [, id] = RECIPE_PAGE.exec(path) ?? [];
  if (id === undefined) return undefined;
  const list: FirstData = { query: [], title: defaultTitleOf("/recipe_parser").text };
  if (reader === undefined || id === "new") return Effect.succeed(list);
  const missing: FirstData = { query: [], isMissing: true };
  if (!isUuid(id)) return Effect.succeed(missing);
  return Effect.match(useCases.readRecipe({ member: reader.member.id, id: id as string as RecipeId }), {
    onSuccess: ({ title }): FirstData => ({ query: [], title }),
    onFailure: () => missing,
  });
});
