import { Button, TextInput } from "@mantine/core";
import { type CalendarDate, isCalendarDate } from "@morsel/domain/calendar";
import type { Meal } from "@morsel/domain/meal-slots";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { Page, Sheet } from "../../../../shell/page/page.tsx";
import { FieldRow } from "../../../../fields/field-row.tsx";
import { MealField } from "../../../../logging/meal-field.tsx";
import { useMealNames } from "../../../../settings/meal-names.ts";
import { QUICK_ADD_NUTRIENTS, QuickAddFields } from "./quick-add-fields.tsx";
import { useDiaryCommands, type DiaryPorts } from "../../../../logging/use-diary-commands.ts";
import { usePlanning } from "../../../../logging/use-planning.ts";
import { PlanField } from "../../../../logging/plan-field.tsx";
import { QuickAddLive } from "./quick-add-live.tsx";
import { useQuickAddForm } from "./use-quick-add-form.ts";
import classes from "./quick-add.module.css";

export type QuickAddScreenProps = DiaryPorts & {
  readonly date: CalendarDate;
  readonly meal: Meal;
  /** Name to begin with. */
  readonly name?: string;
  /** It is logged; the day shows it already. */
  readonly onLogged: (date: CalendarDate) => void;
};

/** Quick add on a page of its own, with meal and day to choose. */
export const QuickAddScreen = ({ date: givenDate, meal: givenMeal, name, onLogged, ...ports }: QuickAddScreenProps) => {
  const meals = useMealNames();
  const commands = useDiaryCommands(ports);
  const form = useQuickAddForm(name === undefined ? undefined : { description: name, facts: {} }, QUICK_ADD_NUTRIENTS);
  const [meal, setMeal] = useState(givenMeal);
  const [date, setDate] = useState<string>(givenDate);
  const planning = usePlanning(date, ports.device.today());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const contents = form.submit();
    if (contents === undefined || !isCalendarDate(date)) return;
    commands.quickAdd(date, meal, contents, planning?.isOn);
    onLogged(date);
  };
  return (
    <Page width="wide" title={<FormattedMessage id="quickAdd.title" />} lead={<FormattedMessage id="quickAdd.lead" />}>
      <div className={classes.beside}>
        <Sheet>
          <form className={classes.form} onSubmit={submit} noValidate>
            <QuickAddFields form={form} />
            <FieldRow>
              <MealField meal={meal} onMeal={setMeal} />
              <TextInput
                type="date"
                label={<FormattedMessage id="diary.dateField" />}
                value={date}
                error={!isCalendarDate(date)}
                onChange={({ currentTarget: { value } }) => setDate(value)}
              />
            </FieldRow>
            <PlanField planning={planning} />
            <Button type="submit" disabled={!isCalendarDate(date)}>
              <FormattedMessage id="quickAdd.log" values={{ meal: meals.of(meal) }} />
            </Button>
          </form>
        </Sheet>
        <aside className={classes.live}>
          <QuickAddLive name={form.name} facts={form.facts} meal={meal} />
        </aside>
      </div>
    </Page>
  );
};
