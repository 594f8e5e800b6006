import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { type Meal, isMeal } from "@morsel/domain/meal-slots";
import { FormattedMessage } from "react-intl";
import { useMealNames } from "../settings/meal-names.ts";

export type MealFieldProps = Pick<NativeSelectProps, "label" | "className" | "classNames"> & {
  /** Meal that is chosen. */
  readonly meal: Meal;
  /** Called with the meal that was chosen. */
  readonly onMeal: (meal: Meal) => void;
};

/** Chooses one of the member's meals by its name. */
export const MealField = ({ meal, onMeal, ...field }: MealFieldProps) => {
  const meals = useMealNames();
  return (
    <NativeSelect
      label={<FormattedMessage id="diary.mealField" />}
      {...field}
      value={meal}
      onChange={({ currentTarget: { value } }) => isMeal(value) && onMeal(value)}
      data={meals.choices(meal)}
    />
  );
};
