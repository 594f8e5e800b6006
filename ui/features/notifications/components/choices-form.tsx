import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { isTimeOfDay, type TimeOfDay } from "@morsel/domain/calendar";
import { isExtraMeal } from "@morsel/domain/diary";
import { SLOT_IDS, type Meal } from "@morsel/domain/meal-slots";
import type { PushChoices } from "@morsel/domain/social";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import page from "../../../shell/page/page.module.css";
import classes from "./notifications.module.css";

export type ChoicesFormProps = {
  readonly choices: PushChoices;
  readonly isBusy: boolean;
  readonly onSave: (choices: PushChoices) => void;
  readonly onTest: () => void;
  readonly onTurnOff: () => void;
};

const MEALS = SLOT_IDS.filter((id) => !isExtraMeal(id));
const USUAL: Partial<Record<Meal, string>> = { breakfast: "08:00", lunch: "12:30", dinner: "19:00" };
const usualTime = (meal: Meal): TimeOfDay => (USUAL[meal] ?? "16:00") as TimeOfDay;
const WEIGH_IN = { days: [0, 1, 2, 3, 4, 5, 6], time: "07:00" as TimeOfDay };
const QUIET = { from: "22:00" as TimeOfDay, to: "07:00" as TimeOfDay };
/** A Monday: weekdays are named by days of its week. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** A field that is empty or half typed keeps the time that was there. */
const timeOr = (typed: string, before: TimeOfDay): TimeOfDay => (isTimeOfDay(typed) ? typed : before);

type TimeProps = {
  readonly label: ReactNode;
  readonly time: TimeOfDay;
  readonly onTime: (time: TimeOfDay) => void;
  readonly name?: string;
};

const Time = ({ label, time, onTime, name }: TimeProps) => (
  <TextInput
    type="time"
    required
    withAsterisk={false}
    {...(name === undefined ? { label } : { "aria-label": name })}
    value={time}
    onChange={({ currentTarget: { value } }) => onTime(timeOr(value, time))}
  />
);

/** SO70, SO71: what this device is told of, and when it stays quiet. */
export const ChoicesForm = ({ choices, isBusy, onSave, onTest, onTurnOff }: ChoicesFormProps) => {
  const intl = useIntl();
  const [chosen, setChosen] = useState(choices);
  const { meals, weighIn, quiet } = chosen;
  const without = <K extends "weighIn" | "quiet">(key: K): PushChoices => {
    const { [key]: _, ...others } = chosen;
    return others as PushChoices;
  };
  const setMeal = (meal: Meal, time: TimeOfDay | undefined): void => {
    const others = meals.filter((one) => one.meal !== meal);
    setChosen({ ...chosen, meals: time === undefined ? others : [...others, { meal, time }] });
  };
  const setDay = (day: number, isOn: boolean): void => {
    if (weighIn === undefined) return;
    const others = weighIn.days.filter((one) => one !== day);
    setChosen({ ...chosen, weighIn: { ...weighIn, days: isOn ? [...others, day].toSorted((a, b) => a - b) : others } });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave(weighIn?.days.length === 0 ? without("weighIn") : chosen);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <fieldset className={classes.group}>
        <legend>
          <FormattedMessage id="notifications.news" />
        </legend>
        {(["messages", "invitations"] as const).map((kind) => (
          <Checkbox
            key={kind}
            size="md"
            label={<FormattedMessage id={`notifications.${kind}`} />}
            checked={chosen[kind]}
            onChange={({ currentTarget: { checked } }) => setChosen({ ...chosen, [kind]: checked })}
          />
        ))}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>
          <FormattedMessage id="notifications.meals" />
        </legend>
        <p className={page.hint}>
          <FormattedMessage id="notifications.meals.hint" />
        </p>
        {MEALS.map((meal) => {
          const set = meals.find((one) => one.meal === meal);
          const name = intl.formatMessage({ id: `diary.meal.${meal}` });
          return (
            <div key={meal} className={classes.line}>
              <Checkbox
                size="md"
                label={name}
                checked={set !== undefined}
                onChange={({ currentTarget: { checked } }) => setMeal(meal, checked ? usualTime(meal) : undefined)}
              />
              {set !== undefined && (
                <Time
                  label={name}
                  name={intl.formatMessage({ id: "notifications.meal.time" }, { meal: name })}
                  time={set.time}
                  onTime={(time) => setMeal(meal, time)}
                />
              )}
            </div>
          );
        })}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>
          <FormattedMessage id="notifications.weighIn" />
        </legend>
        <Checkbox
          size="md"
          label={<FormattedMessage id="notifications.weighIn" />}
          description={<FormattedMessage id="notifications.weighIn.hint" />}
          checked={weighIn !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(checked ? { ...chosen, weighIn: WEIGH_IN } : without("weighIn"))
          }
        />
        {weighIn !== undefined && (
          <>
            <div
              className={classes.days}
              role="group"
              aria-label={intl.formatMessage({ id: "notifications.weighIn.days" })}
            >
              {WEIGH_IN.days.map((day) => (
                <Checkbox
                  key={day}
                  size="md"
                  label={intl.formatDate(MONDAY + day * DAY_MS, { weekday: "short", timeZone: "UTC" })}
                  checked={weighIn.days.includes(day)}
                  onChange={({ currentTarget: { checked } }) => setDay(day, checked)}
                />
              ))}
            </div>
            <div className={classes.times}>
              <Time
                label={<FormattedMessage id="notifications.weighIn.time" />}
                time={weighIn.time}
                onTime={(time) => setChosen({ ...chosen, weighIn: { ...weighIn, time } })}
              />
            </div>
          </>
        )}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>
          <FormattedMessage id="notifications.quiet" />
        </legend>
        <Checkbox
          size="md"
          label={<FormattedMessage id="notifications.quiet.on" />}
          description={<FormattedMessage id="notifications.quiet.hint" />}
          checked={quiet !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(checked ? { ...chosen, quiet: QUIET } : without("quiet"))
          }
        />
        {quiet !== undefined && (
          <div className={classes.times}>
            <Time
              label={<FormattedMessage id="notifications.quiet.from" />}
              time={quiet.from}
              onTime={(from) => setChosen({ ...chosen, quiet: { ...quiet, from } })}
            />
            <Time
              label={<FormattedMessage id="notifications.quiet.to" />}
              time={quiet.to}
              onTime={(to) => setChosen({ ...chosen, quiet: { ...quiet, to } })}
            />
          </div>
        )}
      </fieldset>
      <div className={sharing.actions}>
        <Button type="submit" loading={isBusy}>
          <FormattedMessage id="notifications.save" />
        </Button>
        <Button variant="default" onClick={onTest}>
          <FormattedMessage id="notifications.test" />
        </Button>
        <Button variant="default" onClick={onTurnOff}>
          <FormattedMessage id="notifications.turnOff" />
        </Button>
      </div>
    </form>
  );
};
