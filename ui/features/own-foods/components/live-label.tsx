import { checkOwnFood, type OwnFoodDraft } from "@morsel/domain/foods";
import { storedBasis } from "@morsel/domain/nutrition";
import { euLabel, fdaLabel } from "@morsel/domain/nutrition-label";
import { FormattedMessage } from "react-intl";
import { EuLabel } from "../../foods/components/eu-label.tsx";
import { NutritionLabel } from "../../foods/components/nutrition-label.tsx";
import classes from "./own-food-form.module.css";

/** A name that stands for one that is still to be typed. */
const UNNAMED = "–";

/** The label of what is typed so far, by the law under which it was printed; shown where there is room beside the form. */
export const LiveLabel = ({ draft }: { readonly draft: OwnFoodDraft }) => {
  const food = checkOwnFood({ ...draft, description: draft.description.trim() === "" ? UNNAMED : draft.description });
  if (!food.ok)
    return (
      <p className={classes.hint}>
        <FormattedMessage id="ownFoods.live.hint" />
      </p>
    );
  const { nutrients, basis, servings } = food.value;
  const [serving] = servings;
  const stored = storedBasis(nutrients, basis);
  return basis === "us" ? (
    <NutritionLabel label={fdaLabel(nutrients, serving ?? { label: "100 g", grams: 100 }, stored)} />
  ) : (
    <EuLabel rows={euLabel(nutrients, stored)} />
  );
};
