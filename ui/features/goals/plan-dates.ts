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

/** 2024 began on a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const A_DAY = 86_400_000;

/** Seven names, Monday first. */
export const weekdayNames = (intl: IntlShape, weekday: "long" | "short"): readonly string[] =>
  Array.from({ length: 7 }, (_, day) => intl.formatDate(MONDAY + day * A_DAY, { weekday, timeZone: "UTC" }));
