import { Button, TextInput } from "@mantine/core";
import { type CalendarDate, isCalendarDate } from "@morsel/domain/calendar";
import type { Meal } from "@morsel/domain/meal-slots";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { MealField } from "./meal-field.tsx";
import { PlanField } from "./plan-field.tsx";
import { usePlanning } from "./use-planning.ts";
import classes from "./log-here.module.css";

export type LogHereProps = {
  /** Meal that the form starts with. */
  readonly meal: Meal;
  /** Current day, which the form starts with. */
  readonly date: CalendarDate;
  /** False while the amount cannot be read. */
  readonly isReady: boolean;
  /** Called with the day and the meal to log into. */
  readonly onLog: (date: CalendarDate, meal: Meal, isPlanned: boolean) => void;
};

/** Logs the food of the page into a meal of a day. */
export const LogHere = ({ meal: firstMeal, date: firstDate, isReady, onLog }: LogHereProps) => {
  const [meal, setMeal] = useState(firstMeal);
  const [date, setDate] = useState<string>(firstDate);
  const planning = usePlanning(date, firstDate);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && isCalendarDate(date)) onLog(date, meal, planning?.isOn ?? false);
  };
  return (
    <form className={classes.log} onSubmit={submit} noValidate>
      <MealField label={<FormattedMessage id="foods.logTo" />} meal={meal} onMeal={setMeal} />
      <TextInput
        type="date"
        label={<FormattedMessage id="foods.logOn" />}
        value={date}
        onChange={({ currentTarget: { value } }) => setDate(value)}
      />
      <PlanField planning={planning} />
      <Button type="submit" disabled={!isReady || !isCalendarDate(date)} fullWidth>
        <FormattedMessage id="foods.log" />
      </Button>
    </form>
  );
};
