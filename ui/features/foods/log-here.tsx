import { Button, NativeSelect, TextInput } from "@mantine/core";
import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { isMeal, type Meal } from "@morsel/domain/diary";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { useMealNames } from "../diary/meal-names.ts";
import classes from "./food-view.module.css";

export type LogHereProps = {
  readonly meal: Meal;
  readonly date: CalendarDate;
  /** False while the amount cannot be read. */
  readonly isReady: boolean;
  readonly onLog: (date: CalendarDate, meal: Meal) => void;
};

/** Logs the food of the page into a meal of a day. */
export const LogHere = ({ meal: firstMeal, date: firstDate, isReady, onLog }: LogHereProps) => {
  const meals = useMealNames();
  const [meal, setMeal] = useState(firstMeal);
  const [date, setDate] = useState<string>(firstDate);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && isCalendarDate(date)) onLog(date, meal);
  };
  return (
    <form className={classes.log} onSubmit={submit} noValidate>
      <NativeSelect
        label={<FormattedMessage id="foods.logTo" />}
        value={meal}
        onChange={({ currentTarget: { value } }) => isMeal(value) && setMeal(value)}
        data={meals.choices(meal)}
      />
      <TextInput
        type="date"
        label={<FormattedMessage id="foods.logOn" />}
        value={date}
        onChange={({ currentTarget: { value } }) => setDate(value)}
      />
      <Button type="submit" disabled={!isReady || !isCalendarDate(date)} fullWidth>
        <FormattedMessage id="foods.log" />
      </Button>
    </form>
  );
};
