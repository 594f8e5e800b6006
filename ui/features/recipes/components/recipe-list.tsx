import classes from "./recipes.module.css";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import type { RecipeNow } from "@morsel/application/recipes/recipe-foods";
import { recipeSumNow, RECIPE_SORTS, type RecipeSort } from "@morsel/domain/recipes";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { LoadingRows } from "../../../shell/states/loading-rows.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { Problem } from "../../../shell/page/page.tsx";
import { SumFigure } from "../../../figures/nutrient-figures.tsx";
import { FoodLine } from "../../../food-rows/food-line.tsx";
import { SearchAndSort } from "../../../fields/search-and-sort.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { recipesQuery } from "../queries.ts";
import { ingredientCount } from "../ingredient-count.ts";

const PAUSE = 200;

/** A member's recipes: found, sorted, each opened at its own address. */
export const RecipeList = ({ recipes: client }: { readonly recipes: RecipesClient }) => {
  const intl = useIntl();
  const [text, setText] = useState("");
  const [sort, setSort] = useState<RecipeSort>("newest");
  const [asked] = useDebouncedValue(text.trim(), PAUSE);
  const found = useInfiniteQuery(recipesQuery(client, asked, sort));
  const recipes = found.data?.pages.flatMap((page) => page.recipes);
  const isNone = recipes?.length === 0 && asked === "" && text.trim() === "";
  return (
    <section className={classes.section} aria-labelledby="my-recipes">
      <h2 id="my-recipes" className={classes.subtitle}>
        <FormattedMessage id="recipes.mine" />
      </h2>
      {!isNone && (
        <SearchAndSort
          label={intl.formatMessage({ id: "recipes.search" })}
          text={text}
          onText={setText}
          sortLabel={intl.formatMessage({ id: "recipes.sort" })}
          sort={sort}
          sorts={RECIPE_SORTS.map((value) => ({ value, label: intl.formatMessage({ id: `recipes.sort.${value}` }) }))}
          onSort={setSort}
        />
      )}
      {found.isError && recipes === undefined && (
        <>
          <Problem>
            <FormattedMessage id="recipes.failed" /> {refusalWords(intl, found.error)}
          </Problem>
          <Button variant="default" onClick={() => void found.refetch()}>
            <FormattedMessage id="diary.again" />
          </Button>
        </>
      )}
      {!found.isError && recipes === undefined && <LoadingRows />}
      {isNone && <EmptyList hint={<FormattedMessage id="recipes.none" />} />}
      <div role="status" className={classes.status}>
        {recipes?.length === 0 && !isNone && <FormattedMessage id="recipes.notFound" values={{ text: asked }} />}
      </div>
      {recipes !== undefined && recipes.length > 0 && (
        <ul className={classes.list}>
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <AppLink path={`/recipe_parser/${recipe.id}`} className={classes.row}>
                <RecipeLine recipe={recipe} />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          <FormattedMessage id="recipes.more" />
        </Button>
      )}
    </section>
  );
};

/** A recipe in a list: its title, what it makes, and the energy of a serving. */
const RecipeLine = ({ recipe }: { readonly recipe: RecipeNow }) => {
  const figures = useFigures();
  const { perServing, unsettled } = recipeSumNow(recipe);
  return (
    <FoodLine
      name={recipe.title}
      details={
        <>
          <FormattedMessage
            id="recipes.details"
            values={{ servings: recipe.servings, lines: ingredientCount(recipe) }}
          />
          {unsettled.length > 0 && (
            <>
              <br />
              <FormattedMessage id="recipes.unsettledSome" values={{ count: unsettled.length }} />
            </>
          )}
        </>
      }
      energy={
        <>
          <SumFigure totals={perServing} id="energy" /> {figures.unit}
        </>
      }
    />
  );
};
