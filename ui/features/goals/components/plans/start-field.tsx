import { TextInput } from "@mantine/core";
import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { planDate } from "../../plan-dates.ts";
import classes from "../goals.module.css";

export type StartFieldProps = {
  readonly from: CalendarDate;
  readonly today: CalendarDate;
  /** From which day other goals hold again. */
  readonly until?: CalendarDate;
  readonly onFrom: (from: CalendarDate) => void;
};

/** The day from which what is changed on the page holds. */
export const StartField = ({ from, today, until, onFrom }: StartFieldProps) => {
  const intl = useIntl();
  const [typed, setTyped] = useState<string>(from);
  const isLate = isCalendarDate(typed) && typed < today;
  return (
    <div className={classes.start}>
      <TextInput
        type="date"
        label={<FormattedMessage id="goals.from" />}
        min={today}
        value={typed}
        error={isLate ? <FormattedMessage id="goals.from.past" /> : undefined}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (isCalendarDate(value) && value >= today) onFrom(value);
        }}
      />
      <p className={classes.startHint}>
        <FormattedMessage
          id={from === today ? "goals.from.today" : "goals.from.later"}
          values={{ date: planDate(intl, from) }}
        />{" "}
        {until === undefined ? null : (
          <FormattedMessage id="goals.from.until" values={{ date: planDate(intl, until) }} />
        )}
      </p>
    </div>
  );
};
