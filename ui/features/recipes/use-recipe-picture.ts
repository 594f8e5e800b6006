import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import type { RecipeUnreadable } from "@morsel/application/recipes/parse-recipe";
import type { RecipeNow } from "@morsel/application/recipes/recipe-foods";
import type { RecipeId } from "@morsel/domain/recipes";
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
  | { readonly kind: "remove"; readonly recipe: RecipeNow }
  | { readonly kind: "back"; readonly id: RecipeId; readonly picture: Uint8Array };

type Changed = { readonly recipe: RecipeNow; readonly removed?: Uint8Array };

const tooLarge = { _tag: "PhotoRefused", reason: "bytes", max: PHOTO_LIMITS.bytes };

/** W401, W402: what changes the picture of a recipe; why it could not be is said. */
export const useRecipePicture = (recipes: RecipesClient, toasts: Pick<Toasts, "show">) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const whyOf = (problem: unknown): string => {
    const refused = refusalIn<RecipeUnreadable>(problem);
    return refused?._tag === "RecipeUnreadable" ? unreadableWords(intl, refused) : refusalWords(intl, problem);
  };
  const changed = async (change: PictureChange): Promise<Changed> => {
    if (change.kind === "fetch") return { recipe: await run(recipes.fetchPicture(change.id)) };
    if (change.kind === "back") return { recipe: await run(recipes.putPicture(change.id, change.picture)) };
    if (change.kind === "remove") {
      const removed = await run(recipes.pictureBytes(change.recipe));
      return { recipe: await run(recipes.removePicture(change.recipe.id)), removed };
    }
    if (change.file.size > PHOTO_LIMITS.bytes) throw tooLarge;
    return { recipe: await run(recipes.putPicture(change.id, new Uint8Array(await change.file.arrayBuffer()))) };
  };
  const mutation = useMutation({
    mutationFn: changed,
    onSuccess: ({ recipe, removed }) => {
      queries.setQueryData(recipeQuery(recipes, recipe.id).queryKey, recipe);
      if (removed === undefined) return;
      const undo = () => mutation.mutate({ kind: "back", id: recipe.id, picture: removed });
      toasts.show({
        severity: "success",
        message: intl.formatMessage({ id: "recipes.pictureRemoved" }),
        duration: UNDO_DURATION,
        action: { label: intl.formatMessage({ id: "diary.undo" }), onUse: undo },
      });
    },
    onError: (problem) =>
      toasts.show({
        severity: "error",
        message: intl.formatMessage({ id: "recipes.noPicture" }, { why: whyOf(problem) }),
        duration: UNDO_DURATION,
      }),
  });
  return mutation;
};
