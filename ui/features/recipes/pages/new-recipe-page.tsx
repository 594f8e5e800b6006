import { emptyDraft } from "@morsel/application/recipes/client/recipe-draft";
import { pathIn } from "@morsel/domain/locales";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { Page } from "../../../shell/page/page.tsx";
import { EditedRecipe } from "./edited-recipe.tsx";

const route = getRouteApi("/recipe_parser/new");

export const NewRecipePage = () => {
  const { locale } = useApp();
  const { recipes } = route.useRouteContext();
  const go = useNavigateTo();
  return (
    <Page title={<FormattedMessage id="recipes.newTitle" />} width="wide">
      <EditedRecipe
        recipes={recipes}
        draft={emptyDraft()}
        onSaved={({ id }) => go(pathIn(locale, `/recipe_parser/${id}`))}
        onCancel={() => go(pathIn(locale, "/recipe_parser"))}
      />
    </Page>
  );
};
