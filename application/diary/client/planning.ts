import type { CalendarDate } from "@morsel/domain/calendar";
import type { DiaryEntry } from "@morsel/domain/diary";

/** W285: whether what is logged for a day is planned unless somebody says otherwise; undefined of a day gone by, which nobody plans. */
export const isPlannedUnlessSaid = (date: string, today: CalendarDate): boolean | undefined =>
  date < today ? undefined : date > today;

/** W371: what is planned can be said to be eaten on any day, what is eaten not to be eaten yet on those that are not gone by. */
export const isTickOffered = ({ planned }: Pick<DiaryEntry, "planned">, date: string, today: CalendarDate): boolean =>
  planned === true || date >= today;
