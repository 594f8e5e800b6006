import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import type { RecipeUnreadable } from "@morsel/application/recipes/parse-recipe";
import type { RecipeNow } from "@morsel/application/recipes/recipe-foods";
import type { RecipeId } from "@morsel/application/recipes/recipe-store";
import { PHOTO_LIMITS } from "@morsel/domain/measurements";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import { UNDO_DURATION, type Toasts } from "../../hooks/toasts.ts";
import { refusalIn, refusalWords } from "../../i18n/refusals.ts";
import { recipeQuery } from "./queries.ts";
import { unreadableWords } from "./unreadable-words.ts";

export type PictureChange =
  | { readonly kind: "file"; readonly id: RecipeId; readonly file: File }
  | { readonly kind: "fetch"; readonly id: RecipeId }
  | { readonly kind: "remove"; readonly id: RecipeId };

const tooLarge = { _tag: "PhotoRefused", reason: "bytes", max: PHOTO_LIMITS.bytes };

/** W401, W402: what changes the picture of a recipe; why it could not be is said. */
export const useRecipePicture = (recipes: RecipesClient, toasts: Pick<Toasts, "show">) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const whyOf = (problem: unknown): string => {
    const refused = refusalIn<RecipeUnreadable>(problem);
    return refused?._tag === "RecipeUnreadable" ? unreadableWords(intl, refused) : refusalWords(intl, problem);
  };
  return useMutation({
    mutationFn: async (change: PictureChange): Promise<RecipeNow> => {
      if (change.kind === "fetch") return run(recipes.fetchPicture(change.id));
      if (change.kind === "remove") return run(recipes.removePicture(change.id));
      if (change.file.size > PHOTO_LIMITS.bytes) throw tooLarge;
      return run(recipes.putPicture(change.id, new Uint8Array(await change.file.arrayBuffer())));
    },
    onSuccess: (recipe) => queries.setQueryData(recipeQuery(recipes, recipe.id).queryKey, recipe),
    onError: (problem) =>
      toasts.show({
        severity: "error",
        message: intl.formatMessage({ id: "recipes.noPicture" }, { why: whyOf(problem) }),
        duration: UNDO_DURATION,
      }),
  });
};
