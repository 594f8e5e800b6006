import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import type { RecipeDraft } from "@morsel/application/recipes/client/recipe-draft";
import type { RecipeNow } from "@morsel/application/recipes/recipe-foods";
import { currencyOf } from "@morsel/domain/currency";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useApp } from "../../../routes/use-app.ts";
import { useRecipePicture } from "../use-recipe-picture.ts";
import { useRecipeCommands } from "../use-recipe-commands.ts";
import { RecipeEditor } from "../components/recipe-editor.tsx";

export type EditedRecipeProps = {
  readonly recipes: RecipesClient;
  /** Absent for a new one. */
  readonly before?: RecipeNow;
  readonly draft: RecipeDraft;
  /** How many lines a page had more than a recipe holds. */
  readonly leftOut?: number;
  readonly onSaved: (recipe: RecipeNow) => void;
  readonly onCancel: () => void;
};

/** The editor with all that it asks of the product. */
export const EditedRecipe = ({ recipes, before, draft, leftOut = 0, onSaved, onCancel }: EditedRecipeProps) => {
  const { device, toasts, foods, sessionWatch } = useApp();
  const { save } = useRecipeCommands({ recipes, device, toasts });
  const picture = useRecipePicture(recipes, toasts);
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const country = status.status === "authenticated" ? status.me.country : "US";
  return (
    <RecipeEditor
      recipes={recipes}
      foods={foods}
      first={draft}
      leftOut={leftOut}
      currency={currencyOf(country)}
      newId={device.newId}
      isSaving={save.isPending}
      known={before?.foods ?? []}
      onSave={(recipe) =>
        save.mutate(
          { recipe, ...(before === undefined ? {} : { before }) },
          {
            onSuccess: (saved) => {
              // W402: it comes while the recipe is read already.
              if (before === undefined && saved.picture !== undefined && saved.pictureAt === undefined)
                picture.mutate({ kind: "fetch", id: saved.id });
              onSaved(saved);
            },
          },
        )
      }
      onCancel={onCancel}
    />
  );
};
