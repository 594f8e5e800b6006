import { ActionIcon, Button } from "@mantine/core";
import { addDays, isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { useEffect, useRef, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IconCalendar, IconChevronLeft, IconChevronRight } from "../../../../theme/icons.ts";
import { dayDate, dayName } from "../../../../dates/dates.ts";
import { isTyping } from "../../../../hooks/is-typing.ts";
import classes from "./day-header.module.css";

export type DayHeaderProps = {
  /** Day that is shown. */
  readonly date: CalendarDate;
  /** Current day, to name yesterday and tomorrow. */
  readonly today: CalendarDate;
  /** Called with the day to show next. */
  readonly onDate: (date: CalendarDate) => void;
  /** Actions on the whole day. */
  readonly tools?: ReactNode;
};

/** Shows the day and leads to others: buttons, arrow keys and a calendar. */
export const DayHeader = ({ date, today, onDate, tools }: DayHeaderProps) => {
  const intl = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event)) return;
      if (event.key === "ArrowLeft") onDate(addDays(date, -1));
      if (event.key === "ArrowRight") onDate(addDays(date, 1));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [date, onDate]);
  return (
    <header className={classes.header}>
      <div className={classes.day}>
        <h1 className={classes.name}>{dayName(intl, date, today)}</h1>
        <p className={classes.date}>{dayDate(intl, date, today)}</p>
      </div>
      <div className={classes.ways}>
        {date !== today && (
          <Button variant="subtle" px="sm" onClick={() => onDate(today)}>
            <FormattedMessage id="diary.toToday" />
          </Button>
        )}
        <ActionIcon aria-label={intl.formatMessage({ id: "diary.previous" })} onClick={() => onDate(addDays(date, -1))}>
          <IconChevronLeft size={22} stroke={1.75} />
        </ActionIcon>
        <ActionIcon aria-label={intl.formatMessage({ id: "diary.next" })} onClick={() => onDate(addDays(date, 1))}>
          <IconChevronRight size={22} stroke={1.75} />
        </ActionIcon>
        <span className={classes.picker}>
          <ActionIcon
            aria-label={intl.formatMessage({ id: "diary.pickDate" })}
            onClick={() => picker.current?.showPicker()}
          >
            <IconCalendar size={20} stroke={1.75} />
          </ActionIcon>
          <input
            ref={picker}
            type="date"
            className={classes.native}
            tabIndex={-1}
            aria-hidden="true"
            value={date}
            onChange={({ currentTarget: { value } }) => isCalendarDate(value) && onDate(value)}
          />
        </span>
        {tools}
      </div>
    </header>
  );
};
