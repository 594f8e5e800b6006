import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { PremiumOffer } from "../../eligibility/components/premium-offer.tsx";
import { useGoalsChange, type GoalsFormProps } from "../use-goals-change.ts";
import classes from "./goals.module.css";

/** ME23: without premium the shares that stand can be taken away, and no others be set. */
export const LockedMeals = (given: GoalsFormProps) => {
  const { save } = useGoalsChange(given);
  return (
    <div className={classes.form}>
      <PremiumOffer feature="per_meal_goals" />
      {given.goals.mealShares === undefined ? null : (
        <>
          <p className={classes.sum}>
            <FormattedMessage id="goals.meals.kept" />
          </p>
          <Button variant="default" loading={given.isBusy} onClick={() => save({ mealShares: null })}>
            <FormattedMessage id="goals.meals.remove" />
          </Button>
        </>
      )}
    </div>
  );
};
