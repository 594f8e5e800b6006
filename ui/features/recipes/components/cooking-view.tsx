import type { RecipeNow } from "@morsel/application/recipes/recipe-foods";
import { FormattedMessage } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { IconArrowLeft } from "../../../theme/icons.ts";
import { IngredientList } from "./ingredient-list.tsx";
import { StepList } from "./step-list.tsx";
import classes from "./recipes.module.css";

export type CookingViewProps = { readonly recipe: RecipeNow; readonly backPath: string };

/** A recipe to cook by: large, with a box for each thing that is in and each step that is done. */
export const CookingView = ({ recipe, backPath }: CookingViewProps) => (
  <article className={classes.cooking}>
    <AppLink path={backPath} className={classes.back}>
      <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
      <FormattedMessage id="recipes.cooked" />
    </AppLink>
    <h1 className={classes.title}>{recipe.title}</h1>
    <section aria-labelledby="cook-ingredients">
      <h2 id="cook-ingredients" className={classes.subtitle}>
        <FormattedMessage id="recipes.ingredients" />
      </h2>
      <IngredientList lines={recipe.lines} factor={1} isTicked />
    </section>
    <section aria-labelledby="cook-steps">
      <h2 id="cook-steps" className={classes.subtitle}>
        <FormattedMessage id="recipes.steps" />
      </h2>
      {recipe.steps.length === 0 ? (
        <p className={classes.hint}>
          <FormattedMessage id="recipes.noSteps" />
        </p>
      ) : (
        <StepList steps={recipe.steps} isTicked />
      )}
    </section>
  </article>
);
