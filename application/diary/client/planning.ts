import type { CalendarDate } from "@morsel/domain/calendar";

/** W285: whether what is logged for a day is planned unless somebody says otherwise; undefined of a day gone by, which nobody plans. */
export const isPlannedUnlessSaid = (date: string, today: CalendarDate): boolean | undefined =>
  date < today ? undefined : date > today;
