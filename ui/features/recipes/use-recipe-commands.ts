import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import type { RecipeNow } from "@morsel/application/recipes/recipe-foods";
import type { Recipe, RecipeId } from "@morsel/domain/recipes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import { UNDO_DURATION, type Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { recipeQuery, recipesKey } from "./queries.ts";

export type RecipePorts = {
  readonly recipes: RecipesClient;
  readonly device: Pick<DiaryDevice, "newId">;
  readonly toasts: Pick<Toasts, "show">;
};

/** Commands on recipes, with their toasts and undo. */
export const useRecipeCommands = ({ recipes, device, toasts }: RecipePorts) => {
  const intl = useIntl();
  const queries = useQueryClient();
  // W180: tried again after a lost answer, it is still the same recipe.
  const [newId] = useState(() => device.newId() as string as RecipeId);
  // Lists, and foods of which this recipe is one or a part.
  const forgetOthers = (): void => {
    for (const queryKey of [[...recipesKey, "list"], [...recipesKey, "tab"], ["foods"], ["food"], ["suggestions"]])
      void queries.invalidateQueries({ queryKey });
  };
  const keep = (recipe: RecipeNow): void => {
    queries.setQueryData(recipeQuery(recipes, recipe.id).queryKey, recipe);
    forgetOthers();
  };
  const refuse = (problem: unknown): void =>
    toasts.show({
      severity: "error",
      message: intl.formatMessage({ id: "recipes.notSaved" }, { why: refusalWords(intl, problem) }),
      duration: UNDO_DURATION,
    });
  const save = useMutation({
    mutationFn: ({ before, recipe }: { readonly before?: RecipeNow; readonly recipe: Recipe }) =>
      before === undefined ? run(recipes.save(newId, recipe)) : run(recipes.change(before.id, before.version, recipe)),
    onSuccess: keep,
    onError: (problem, { before }) => {
      refuse(problem);
      if (before !== undefined) void queries.invalidateQueries({ queryKey: recipeQuery(recipes, before.id).queryKey });
    },
  });
  const restore = useMutation({
    mutationFn: (id: RecipeId) => run(recipes.restore(id)),
    onSuccess: keep,
    onError: refuse,
  });
  /** W426: from its own page, where nothing else says that it is back. */
  const bringBack = (recipe: RecipeNow): void =>
    restore.mutate(recipe.id, {
      onSuccess: () =>
        toasts.show({
          severity: "success",
          message: intl.formatMessage({ id: "recipes.isBack" }, { title: recipe.title }),
          duration: UNDO_DURATION,
        }),
    });
  const remove = useMutation({
    mutationFn: (recipe: RecipeNow) => run(recipes.remove(recipe.id)),
    onSuccess: (recipe) => {
      queries.removeQueries({ queryKey: recipeQuery(recipes, recipe.id).queryKey });
      forgetOthers();
      toasts.show({
        severity: "success",
        message: intl.formatMessage({ id: "recipes.deleted" }, { title: recipe.title }),
        duration: UNDO_DURATION,
        action: { label: intl.formatMessage({ id: "diary.undo" }), onUse: () => restore.mutate(recipe.id) },
      });
    },
    onError: refuse,
  });
  return { save, remove, bringBack, isComingBack: restore.isPending };
};
