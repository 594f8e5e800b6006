import type { RecipeId } from "@morsel/domain/recipes";
import { RecipesUseCases } from "@morsel/application/recipes/use-cases";
import { isUuid } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { defineFirstData, type FirstData } from "../platform/first-data.ts";

const SPLIT_PAGE = /^\/household\/split\/([^/]+)$/;

/** The page on which a recipe is split is missing where its member sees no such recipe. */
export const splitFirstData = defineFirstData({ useCases: RecipesUseCases }, ({ useCases }) => ({ path, reader }) => {
  const [, id] = SPLIT_PAGE.exec(path) ?? [];
  if (id === undefined || reader === undefined) return undefined;
  const missing: FirstData = { query: [], isMissing: true };
  if (!isUuid(id)) return Effect.succeed(missing);
  return Effect.match(useCases.readRecipe({ member: reader.member.id, id: id as string as RecipeId }), {
    onSuccess: (): FirstData => ({ query: [] }),
    onFailure: () => missing,
  });
});
