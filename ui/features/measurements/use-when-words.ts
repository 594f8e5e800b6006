import type { CalendarDate } from "@morsel/domain/calendar";
import type { Measurement } from "@morsel/domain/measurements";
import { useIntl } from "react-intl";
import { dayDate, dayName, formatTime } from "../../dates/dates.ts";

/** "Today, Wednesday, March 11, 7:05 AM" */
export const useWhenWords = (today: CalendarDate) => {
  const intl = useIntl();
  return ({ date, time }: Pick<Measurement, "date" | "time">): string => {
    const day = dayName(intl, date, today);
    const on = dayDate(intl, date, today);
    return time === undefined
      ? intl.formatMessage({ id: "measure.on" }, { day, date: on })
      : intl.formatMessage({ id: "measure.onAt" }, { day, date: on, time: formatTime(intl, time) });
  };
};
