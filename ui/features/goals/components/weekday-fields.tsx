import { weekdaysFrom } from "@morsel/domain/calendar";
import { FormattedMessage } from "react-intl";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { useWeekStart } from "../../../settings/week-start.tsx";
import classes from "./goals.module.css";

export type WeekdayFieldsProps = {
  /** Seven names, Monday first. */
  readonly weekdays: readonly string[];
  /** Chosen weekdays, Monday 0; undefined means all of them. */
  readonly days: readonly number[] | undefined;
  readonly onDays: (days: readonly number[] | undefined) => void;
};

const WHICH = ["all", "some"] as const;

/** For every day, or for some weekdays. */
export const WeekdayFields = ({ weekdays, days, onDays }: WeekdayFieldsProps) => {
  const weekStart = useWeekStart();
  return (
    <>
      <ChoiceGroup
        name="which"
        layout="row"
        legend={<FormattedMessage id="goals.which" />}
        choices={WHICH.map((one) => ({ value: one, label: <FormattedMessage id={`goals.which.${one}`} /> }))}
        value={days === undefined ? "all" : "some"}
        onChoose={(which) => onDays(which === "all" ? undefined : [])}
      />
      {days === undefined ? null : (
        <fieldset className={classes.days}>
          <legend className="morsel-hidden">
            <FormattedMessage id="goals.which.some" />
          </legend>
          {weekdaysFrom(weekStart).map((day) => (
            <label key={day} className={classes.day}>
              <input
                type="checkbox"
                checked={days.includes(day)}
                onChange={(event) =>
                  onDays(event.currentTarget.checked ? [...days, day] : days.filter((one) => one !== day))
                }
              />
              {weekdays[day]}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
};
