import { Button } from "@mantine/core";
import type { SharedMeal } from "@morsel/application/meals/shared-meal";
import { isItemMissing } from "@morsel/application/meals/client/meal-items";
import { mealFacts, type MealItemNow } from "@morsel/domain/diary";
import { FormattedMessage, useIntl } from "react-intl";
import { ActionLink } from "../../../../shell/navigation/action-link.tsx";
import { Sheet } from "../../../../shell/page/page.tsx";
import { OdblNotice } from "../../../../food-rows/odbl-notice.tsx";
import { SumFigure } from "../../../../figures/nutrient-figures.tsx";
import { formatAmount } from "../../../../figures/format-amount.ts";
import { FoodLine } from "../../../../food-rows/food-line.tsx";
import { useFigures } from "../../../../figures/figures.tsx";
import { MealTotals } from "../../../../figures/meal-totals.tsx";
import classes from "./shared-meal.module.css";

export type SharedMealViewProps = {
  readonly meal: SharedMeal;
  readonly loginPath: string;
  /** Copies it to one's own meals; absent for visitors, who are shown the way to an account. */
  readonly onCopy?: () => void;
  readonly isBusy?: boolean;
};

/** A shared meal, read-only: its items and what they come to. */
export const SharedMealView = ({ meal, loginPath, onCopy, isBusy = false }: SharedMealViewProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const detailsOf = (item: MealItemNow): string => {
    if (item.foodId === undefined) return "";
    if (isItemMissing(item)) return intl.formatMessage({ id: "meals.shared.gone" });
    return [formatAmount(intl, figures, item.amount, item.serving), item.brand].filter(Boolean).join(" · ");
  };
  return (
    <>
      <Sheet>
        <ul className={classes.items} aria-label={intl.formatMessage({ id: "meals.items" }, { name: meal.name })}>
          {meal.items.map((item, nth) => (
            // Items have no ids, and this list never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={nth}>
              <FoodLine
                name={item.description}
                details={detailsOf(item)}
                energy={
                  <>
                    <SumFigure totals={mealFacts([item])} id="energy" /> {figures.unit}
                  </>
                }
              />
            </li>
          ))}
        </ul>
        <MealTotals totals={mealFacts(meal.items)} label={intl.formatMessage({ id: "meals.total" })} />
        <OdblNotice foodIds={meal.items.map(({ foodId }) => foodId)} />
      </Sheet>
      {onCopy === undefined ? (
        <>
          <p>
            <FormattedMessage id="meals.shared.visitor" />
          </p>
          <div className={classes.actions}>
            <ActionLink path="/account/create">
              <FormattedMessage id="meals.shared.signUp" />
            </ActionLink>
            <ActionLink path={loginPath} variant="default">
              <FormattedMessage id="meals.shared.logIn" />
            </ActionLink>
          </div>
        </>
      ) : (
        <div className={classes.actions}>
          <Button onClick={onCopy} loading={isBusy}>
            <FormattedMessage id="meals.shared.save" />
          </Button>
        </div>
      )}
    </>
  );
};
