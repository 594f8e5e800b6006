import { draftOfParsed, type RecipeDraft } from "@morsel/application/recipes/client/recipe-draft";
import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import { isCalendarDate } from "@morsel/domain/calendar";
import { pathIn } from "@morsel/domain/locales";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { SignUpNudge } from "../../foods/components/sign-up-nudge.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { SharedList } from "../../../sharing/shared-list.tsx";
import { DayCost } from "../components/day-cost.tsx";
import { ParserBox } from "../components/parser-box.tsx";
import { RecipeList } from "../components/recipe-list.tsx";
import { useDayCost } from "../use-day-cost.ts";
import { EditedRecipe } from "./edited-recipe.tsx";

/** Under the list, once there are dishes. */
const CostOfDay = ({ recipes }: { readonly recipes: RecipesClient }) => {
  const { diary, foods, device } = useApp();
  const [date, setDate] = useState<string>(() => device.today());
  const { hasDishes, cost } = useDayCost({ diary, foods, recipes }, isCalendarDate(date) ? date : undefined);
  return hasDishes ? <DayCost date={date} onDate={setDate} cost={cost} /> : null;
};

const route = getRouteApi("/recipe_parser");

type Read = { readonly draft: RecipeDraft; readonly leftOut: number };

/** /recipe_parser: reads a recipe from anywhere, and lists those that are kept. */
export const RecipesPage = () => {
  const { locale, sessionWatch } = useApp();
  const { status } = useLatest(sessionWatch.status$, sessionWatch.current());
  const { recipes, household } = route.useRouteContext();
  const { url } = route.useSearch();
  const { editable } = useFigures();
  const go = useNavigateTo();
  const [read, setRead] = useState<Read>();
  if (status === "unauthenticated")
    return (
      <Page title={<FormattedMessage id="recipes.title" />} lead={<FormattedMessage id="recipes.lead" />}>
        <SignUpNudge back="/recipe_parser" />
      </Page>
    );
  if (read !== undefined)
    return (
      <Page
        title={<FormattedMessage id="recipes.checkTitle" />}
        lead={<FormattedMessage id="recipes.checkLead" />}
        width="wide"
      >
        <EditedRecipe
          recipes={recipes}
          draft={read.draft}
          leftOut={read.leftOut}
          onSaved={({ id }) => go(pathIn(locale, `/recipe_parser/${id}`))}
          onCancel={() => setRead(undefined)}
        />
      </Page>
    );
  return (
    <Page title={<FormattedMessage id="recipes.title" />} lead={<FormattedMessage id="recipes.lead" />} width="wide">
      <ParserBox
        recipes={recipes}
        {...(url === undefined ? {} : { address: url })}
        onRead={(parsed) => setRead({ draft: draftOfParsed(parsed, editable), leftOut: parsed.leftOut })}
      />
      <div>
        <ActionLink path="/recipe_parser/new" variant="default">
          <FormattedMessage id="recipes.new" />
        </ActionLink>
      </div>
      <RecipeList recipes={recipes} />
      <CostOfDay recipes={recipes} />
      <SharedList household={household} kind="recipe" isQuiet />
    </Page>
  );
};
