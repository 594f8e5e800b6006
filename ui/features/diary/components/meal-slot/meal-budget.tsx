import { FormattedMessage } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import classes from "./meal-slot.module.css";

export type MealBudgetProps = {
  /** kcal, as the eaten ones. */
  readonly budget: number;
  readonly eaten: number;
};

/** This meal's share of the day's energy, and what is left of it. */
export const MealBudget = ({ budget, eaten }: MealBudgetProps) => {
  const figures = useFigures();
  const left = budget - eaten;
  const isOver = left < -0.5;
  return (
    <p className={classes.budget}>
      <FormattedMessage
        id={eaten === 0 ? "diary.mealGoal" : isOver ? "diary.mealGoalOver" : "diary.mealGoalLeft"}
        values={{ goal: figures.energyWithUnit(budget), left: figures.energy(Math.abs(left)) }}
      />
    </p>
  );
};
