import { Button } from "@mantine/core";
import { mealEnergies, type MealShares } from "@morsel/domain/goals";
import { isMeal, type Meal } from "@morsel/domain/meal-slots";
import { weekday } from "@morsel/domain/calendar";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { Problem } from "../../../shell/page/page.tsx";
import { useDiarySettings } from "../../../settings/diary-settings.tsx";
import { useMealNames } from "../../../settings/meal-names.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { useGoalsChange, type GoalsFormProps } from "../use-goals-change.ts";
import { PercentSelect } from "./percent-select.tsx";
import classes from "./goals.module.css";

/** Default shares: a quarter, a third, a third and a snack. */
const FIRST: MealShares = { breakfast: 25, lunch: 35, dinner: 30, snacks: 10 };

/** Shares of the day's energy by meal, or none. Meals that are in the shares but not in the diary any more are shown too. */
export const MealSharesForm = (given: GoalsFormProps) => {
  const { goals, from, isBusy } = given;
  const figures = useFigures();
  const names = useMealNames();
  const { slots } = useDiarySettings();
  const [isOn, setOn] = useState(goals.mealShares !== undefined);
  const [shares, setShares] = useState<MealShares>(goals.mealShares ?? FIRST);
  const { wrong, refused, save } = useGoalsChange(given);
  const meals: readonly Meal[] = [
    ...new Set([...slots.map(({ id }) => id), ...Object.keys(goals.mealShares ?? {}).filter(isMeal)]),
  ];
  const chosen = Object.fromEntries(meals.map((meal) => [meal, shares[meal] ?? 0]));
  const sum = Object.values(chosen).reduce((all, one) => all + one, 0);
  const energies = mealEnergies(goals.dailyGoals[weekday(from)]?.energy ?? 0, chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ mealShares: isOn ? chosen : null });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <label className={classes.day}>
        <input type="checkbox" checked={isOn} onChange={({ currentTarget: { checked } }) => setOn(checked)} />
        <FormattedMessage id="goals.meals.on" />
      </label>
      {isOn ? (
        <>
          <div className={classes.three}>
            {meals.map((meal) => (
              <PercentSelect
                key={meal}
                label={names.of(meal)}
                {...(figures.isEnergyHidden
                  ? {}
                  : { description: sum === 100 ? figures.energyWithUnit(energies[meal] ?? 0) : "–" })}
                value={chosen[meal] ?? 0}
                isWrong={refused?._tag === "MealSharesRefused"}
                onPercent={(percent) => setShares({ ...shares, [meal]: percent })}
              />
            ))}
          </div>
          <p className={classes.sum} data-wrong={sum !== 100 || undefined} aria-live="polite">
            <FormattedMessage id={sum === 100 ? "goals.meals.sum" : "goals.refused.meals"} values={{ sum }} />
          </p>
        </>
      ) : null}
      <Problem>{wrong}</Problem>
      <Button type="submit" loading={isBusy}>
        <FormattedMessage id="goals.meals.save" />
      </Button>
    </form>
  );
};
