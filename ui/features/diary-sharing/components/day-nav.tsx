import { ActionIcon, TextInput } from "@mantine/core";
import { addDays, isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { FormattedMessage, useIntl } from "react-intl";
import { dayDate, dayName } from "../../../dates/dates.ts";
import { IconChevronLeft, IconChevronRight } from "../../../theme/icons.ts";
import classes from "./shared-diary.module.css";

export type DayNavProps = {
  /** Day that is shown. */
  readonly date: CalendarDate;
  /** Current day, to name yesterday and tomorrow. */
  readonly today: CalendarDate;
  /** Called with the day to show next. */
  readonly onDate: (date: CalendarDate) => void;
};

/** Names the day of another member's diary and leads to others. */
export const DayNav = ({ date, today, onDate }: DayNavProps) => {
  const intl = useIntl();
  return (
    <div className={classes.nav}>
      <h2 className={classes.day} aria-live="polite">
        {dayName(intl, date, today)} <span className={classes.date}>{dayDate(intl, date, today)}</span>
      </h2>
      <div className={classes.ways}>
        <ActionIcon aria-label={intl.formatMessage({ id: "diary.previous" })} onClick={() => onDate(addDays(date, -1))}>
          <IconChevronLeft size={22} stroke={1.75} />
        </ActionIcon>
        <TextInput
          type="date"
          label={<FormattedMessage id="diary.pickDate" />}
          classNames={{ label: "morsel-hidden" }}
          value={date}
          onChange={({ currentTarget: { value } }) => isCalendarDate(value) && onDate(value)}
        />
        <ActionIcon aria-label={intl.formatMessage({ id: "diary.next" })} onClick={() => onDate(addDays(date, 1))}>
          <IconChevronRight size={22} stroke={1.75} />
        </ActionIcon>
      </div>
    </div>
  );
};
