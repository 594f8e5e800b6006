import { Button, Skeleton } from "@mantine/core";
import { draftOfRecipe } from "@morsel/application/recipes/client/recipe-draft";
import type { RecipeId } from "@morsel/domain/recipes";
import type { CalendarDate } from "@morsel/domain/calendar";
import { mealAt } from "@morsel/domain/diary";
import { pathIn } from "@morsel/domain/locales";
import { labelLawOf } from "@morsel/domain/nutrition-label";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { useLatest } from "../../../hooks/use-latest.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useTabTitle } from "../../../routes/use-tab-title.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Problem } from "../../../shell/page/page.tsx";
import { useDiaryCommands } from "../../../logging/use-diary-commands.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { ShareSwitch } from "../../../sharing/share-switch.tsx";
import { CookingView } from "../components/cooking-view.tsx";
import { DeletedRecipeNote } from "../components/deleted-recipe-note.tsx";
import { EditedRecipe } from "./edited-recipe.tsx";
import { RecipePicture } from "../components/recipe-picture.tsx";
import { RecipeView } from "../components/recipe-view.tsx";
import { recipeQuery } from "../queries.ts";
import { useRecipePicture } from "../use-recipe-picture.ts";
import { useRecipeCommands } from "../use-recipe-commands.ts";

const route = getRouteApi("/recipe_parser/$id");

/** A recipe at its address: to read and log, to edit, to cook by. */
export const RecipePage = () => {
  const intl = useIntl();
  const { diary, device, toasts, locale, sessionWatch } = useApp();
  const { recipes, household } = route.useRouteContext();
  const { id } = route.useParams();
  const { view } = route.useSearch();
  const { editable } = useFigures();
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const go = useNavigateTo();
  const to = (path: string) => go(pathIn(locale, path));
  const onShow = (date: CalendarDate) => to(`/food/diary?date=${date}`);
  const commands = useDiaryCommands({ diary, device, toasts, onShow });
  const { remove, bringBack, isComingBack } = useRecipeCommands({ recipes, device, toasts });
  const picture = useRecipePicture(recipes, toasts);
  const { data: recipe, isError, error, refetch } = useQuery(recipeQuery(recipes, id as RecipeId));
  const here = `/recipe_parser/${id}`;
  useTabTitle(recipe?.title);
  if (recipe === undefined)
    return (
      <Page title={<FormattedMessage id="recipes.one" />}>
        {isError ? (
          <>
            <Problem>{refusalWords(intl, error)}</Problem>
            <Button variant="default" onClick={() => void refetch()}>
              <FormattedMessage id="diary.again" />
            </Button>
            <ActionLink path="/recipe_parser" variant="default">
              <FormattedMessage id="recipes.all" />
            </ActionLink>
          </>
        ) : (
          <div aria-busy="true">
            <Skeleton height={160} radius="md" />
          </div>
        )}
      </Page>
    );
  if (view === "edit" && recipe.owner === undefined && recipe.isDeleted !== true)
    return (
      <Page title={<FormattedMessage id="recipes.editTitle" />} width="wide">
        <EditedRecipe
          key={recipe.version}
          recipes={recipes}
          before={recipe}
          draft={draftOfRecipe(recipe, editable)}
          onSaved={() => to(here)}
          onCancel={() => to(here)}
        />
      </Page>
    );
  if (view === "cook") return <CookingView recipe={recipe} backPath={here} />;
  return (
    <RecipeView
      recipe={recipe}
      path={here}
      law={labelLawOf(status.status === "authenticated" ? status.me.country : "US")}
      meal={mealAt(device.timeOfDay())}
      date={device.today()}
      reach={
        recipe.isDeleted === true ? (
          <DeletedRecipeNote isBusy={isComingBack} onBringBack={() => bringBack(recipe)} />
        ) : (
          recipe.owner === undefined && (
            <ShareSwitch household={household} toasts={toasts} kind="recipe" id={recipe.id} />
          )
        )
      }
      picture={
        <RecipePicture
          title={recipe.title}
          source={recipe.pictureAt === undefined ? undefined : recipes.pictureSource(recipe)}
          editing={
            recipe.owner === undefined && recipe.isDeleted !== true
              ? {
                  isBusy: picture.isPending,
                  onFile: (file) => picture.mutate({ kind: "file", id: recipe.id, file }),
                  onFetch:
                    recipe.picture === undefined ? undefined : () => picture.mutate({ kind: "fetch", id: recipe.id }),
                  onRemove: () => picture.mutate({ kind: "remove", recipe }),
                }
              : undefined
          }
        />
      }
      onLog={(option, date, meal, isPlanned) => commands.log(date, meal, [option], isPlanned)}
      onDelete={() => remove.mutate(recipe, { onSuccess: () => to("/recipe_parser") })}
    />
  );
};
