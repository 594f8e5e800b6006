import { Button } from "@mantine/core";
import type { ExerciseShares } from "@morsel/domain/goals";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { Problem } from "../../../shell/page/page.tsx";
import { shortName } from "../../../figures/nutrient-names.ts";
import { useGoalsChange, type GoalsFormProps } from "../use-goals-change.ts";
import { PercentSelect } from "./percent-select.tsx";
import classes from "./goals.module.css";

const FIELDS = [
  ["carbohydrates", "carbohydrates"],
  ["protein", "protein"],
  ["fat", "fat"],
  ["saturatedFat", "saturated_fat"],
  ["sugar", "sugar"],
] as const satisfies readonly (readonly [keyof ExerciseShares, string])[];

/** G7: whether exercise adds to the day's budget, and how its energy is shared among the nutrient goals. */
export const ExerciseForm = (given: GoalsFormProps) => {
  const { goals, isBusy } = given;
  const [isOn, setOn] = useState(goals.assignExerciseEnergy === "on");
  const [shares, setShares] = useState(goals.exerciseShares);
  const { wrong, refused, save } = useGoalsChange(given);
  const sum = shares.carbohydrates + shares.protein + shares.fat;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(isOn ? { assignExerciseEnergy: "on", exerciseShares: shares } : { assignExerciseEnergy: "off" });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <label className={classes.day}>
        <input type="checkbox" checked={isOn} onChange={({ currentTarget: { checked } }) => setOn(checked)} />
        <FormattedMessage id="goals.exercise.on" />
      </label>
      {isOn ? (
        <>
          <div className={classes.three}>
            {FIELDS.map(([field, nutrient]) => (
              <PercentSelect
                key={field}
                label={<FormattedMessage {...shortName(nutrient)} />}
                value={shares[field]}
                isWrong={refused?._tag === "ExerciseSharesRefused"}
                onPercent={(percent) => setShares({ ...shares, [field]: percent })}
              />
            ))}
          </div>
          <p className={classes.sum} data-wrong={sum !== 100 || undefined} aria-live="polite">
            <FormattedMessage id={sum === 100 ? "goals.exercise.sum" : "goals.exercise.wrong"} values={{ sum }} />
          </p>
        </>
      ) : null}
      <Problem>{wrong}</Problem>
      <Button type="submit" loading={isBusy}>
        <FormattedMessage id="goals.exercise.save" />
      </Button>
    </form>
  );
};
