import type { CalendarDate } from "@morsel/domain/calendar";
import type { IntlShape } from "react-intl";

/** "3 March 2026": plans reach over years, so the year is always said. */
export const planDate = (intl: IntlShape, date: CalendarDate): string =>
  intl.formatDate(new Date(`${date}T12:00:00Z`), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
