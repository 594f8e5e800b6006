import { recipeSumNow, type RecipeId } from "@morsel/domain/recipes";
import type { DishAmounts } from "@morsel/application/fridge/client/split-draft";
import { mealAt, type EntryId } from "@morsel/domain/diary";
import { pathIn } from "@morsel/domain/locales";
import type { Meal } from "@morsel/domain/meal-slots";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { potsQuery, recipeQuery } from "../../recipes/queries.ts";
import { SplitForm } from "../components/split-form.tsx";
import classes from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { fridgeQuery, householdQuery } from "../../../sharing/queries.ts";

const route = getRouteApi("/household/split/$id");

/** /household/split/…: a recipe that was cooked is split among the household. */
export const SplitPage = () => {
  const intl = useIntl();
  const { device, toasts, locale } = useApp();
  const { household, fridge, recipes } = route.useRouteContext();
  const { id } = route.useParams();
  const go = useNavigateTo();
  const queries = useQueryClient();
  const recipe = useQuery(recipeQuery(recipes, id as RecipeId));
  const mine = useQuery(householdQuery(household));
  const { data: pots } = useQuery(potsQuery(recipes));
  // W274: tried again after a lost answer, it is still the same dish, and each portion the same.
  const [dish] = useState(device.newId);
  const [entries] = useState(() => new Map<string, EntryId>());
  const entryOf = (member: string): EntryId => {
    const known = entries.get(member) ?? (device.newId() as EntryId);
    entries.set(member, known);
    return known;
  };
  const split = useMutation({
    mutationFn: ({ amounts, meal, isSure }: { amounts: DishAmounts; meal: Meal; isSure: boolean }) =>
      run(
        fridge.split({
          id: dish,
          foodId: id as RecipeId,
          servings: amounts.servings,
          grams: amounts.grams,
          date: device.today(),
          meal,
          portions: amounts.portions.map((portion) => ({ ...portion, id: entryOf(portion.member) })),
          isSure,
        }),
      ),
    onSuccess: (view) => {
      queries.setQueryData(fridgeQuery(fridge).queryKey, view);
      for (const queryKey of [["day"], ["week"], ["suggestions"]]) void queries.invalidateQueries({ queryKey });
      toasts.show({ severity: "success", message: intl.formatMessage({ id: "household.split.done" }) });
      go(pathIn(locale, "/household"));
    },
  });
  const problem = recipe.error ?? mine.error;
  const known = mine.data?.household;
  const made = recipe.data === undefined ? undefined : recipeSumNow(recipe.data).made;
  return (
    <Page
      title={<FormattedMessage id="household.split" />}
      {...(recipe.data === undefined ? {} : { lead: recipe.data.title })}
    >
      {problem !== null && (recipe.data === undefined || mine.data === undefined) && (
        <Failed
          error={problem}
          onRetry={() => {
            void recipe.refetch();
            void mine.refetch();
          }}
        />
      )}
      {problem === null && (recipe.data === undefined || mine.data === undefined) && <Waiting />}
      {recipe.data !== undefined && mine.data !== undefined && (known === undefined || made === undefined) && (
        <Sheet>
          <p className={classes.sum}>
            <FormattedMessage id={known === undefined ? "household.split.noHousehold" : "household.split.unsettled"} />
          </p>
          <div>
            <ActionLink path={known === undefined ? "/household" : `/recipe_parser/${id}`}>
              <FormattedMessage id={known === undefined ? "household.toHousehold" : "household.split.toRecipe"} />
            </ActionLink>
          </div>
        </Sheet>
      )}
      {recipe.data !== undefined && mine.data !== undefined && known !== undefined && made !== undefined && (
        <SplitForm
          recipe={recipe.data}
          made={made}
          me={mine.data.me}
          mine={known}
          pots={pots ?? []}
          meal={mealAt(device.timeOfDay())}
          isBusy={split.isPending}
          {...(split.error === null ? {} : { problem: refusalWords(intl, split.error) })}
          onSplit={(amounts, meal, isSure) => split.mutate({ amounts, meal, isSure })}
        />
      )}
    </Page>
  );
};
