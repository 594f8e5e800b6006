import type { Food, TypicalRecipe as Recipe } from "@morsel/domain/foods";
import { FormattedMessage } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import classes from "./typical-recipe.module.css";

export type TypicalRecipeProps = {
  readonly recipe: Recipe;
  readonly pathOf: (food: Pick<Food, "id" | "description">) => string;
};

/** F23: what a dish is estimated from. */
export const TypicalRecipe = ({ recipe, pathOf }: TypicalRecipeProps) => {
  const figures = useFigures();
  const grams = (amount: number) => (
    <FormattedMessage id="foods.reading.grams" values={{ grams: figures.amount(amount) }} />
  );
  return (
    <section>
      <h2>
        <FormattedMessage id="foods.recipe" />
      </h2>
      <p className={classes.note}>
        <FormattedMessage id="foods.recipeNote" values={{ grams: figures.amount(recipe.grams) }} />
      </p>
      <ul className={classes.list}>
        {recipe.ingredients.map(({ foodId, description, grams: amount }) => (
          <li key={foodId + String(amount)} className={classes.ingredient}>
            <AppLink path={pathOf({ id: foodId, description })}>{description}</AppLink>
            <span>{grams(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
