import { Button, TextInput } from "@mantine/core";
import { typedFromZero } from "@morsel/domain/units";
import { mlOfWater, waterGoal, waterIn } from "@morsel/domain/hydration";
import type { Sex } from "@morsel/domain/identity";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useUnits } from "../../../i18n/units.tsx";
import { Problem } from "../../../shell/page/page.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { useGoalsChange, type GoalsFormProps } from "../use-goals-change.ts";
import classes from "./goals.module.css";

/** Water in the member's unit, and steps. */
export const TargetsForm = ({ sex, ...given }: GoalsFormProps & { readonly sex: Sex }) => {
  const { goals, isBusy } = given;
  const intl = useIntl();
  const figures = useFigures();
  const { water: unit } = useUnits();
  const digits = unit === "cups" ? 10 : 1;
  const inUnit = (ml: number): string => figures.editable(Math.round(waterIn(unit, ml) * digits) / digits);
  const shownWater = inUnit(waterGoal(goals, sex) ?? 0);
  const [water, setWater] = useState(shownWater);
  const [steps, setSteps] = useState(goals.steps === undefined ? "" : figures.editable(goals.steps));
  const { wrong, refused, refuse, save } = useGoalsChange(given);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typedWater = typedFromZero(water, figures.mark);
    const typedSteps = typedFromZero(steps, figures.mark);
    if (typedWater === undefined || water.trim() === "" || typedSteps === undefined)
      return refuse(intl.formatMessage({ id: "goals.refused.targets" }));
    return save({
      // An untouched field keeps its exact millilitres.
      ...(water === shownWater ? {} : { waterMl: mlOfWater(unit, typedWater) }),
      ...(steps.trim() === "" && goals.steps === undefined ? {} : { steps: typedSteps }),
    });
  };
  const isWrong = (field: "waterMl" | "steps") => refused?._tag === "TargetRefused" && refused.field === field;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.three}>
        <TextInput
          label={<FormattedMessage id={`goals.water.${unit}`} />}
          inputMode="decimal"
          autoComplete="off"
          value={water}
          error={isWrong("waterMl")}
          onChange={({ currentTarget: { value } }) => setWater(value)}
        />
        <TextInput
          label={<FormattedMessage id="goals.steps" />}
          inputMode="numeric"
          autoComplete="off"
          value={steps}
          error={isWrong("steps")}
          onChange={({ currentTarget: { value } }) => setSteps(value)}
        />
      </div>
      <Problem>{wrong}</Problem>
      <Button type="submit" loading={isBusy}>
        <FormattedMessage id="goals.targets.save" />
      </Button>
    </form>
  );
};
