import type { CalendarDate } from "../../calendar/index.ts";
import type { DiaryEntry } from "./entry.ts";

/** W285: the choice that stands until a member makes one; undefined for a day gone by, on which nothing can be planned. */
export const plannedByDefault = (date: string, today: CalendarDate): boolean | undefined =>
  date < today ? undefined : date > today;

/** W285: whether an entry for a day is planned, where `said` is what the member chose. */
export const isPlannedOn = (date: CalendarDate, today: CalendarDate, said: boolean | undefined): boolean =>
  said ?? plannedByDefault(date, today) ?? false;

/** W371: a planned entry can be eaten on any day, an eaten one can be planned again on days that are not gone by. */
export const canMarkEaten = ({ planned }: Pick<DiaryEntry, "planned">, date: string, today: CalendarDate): boolean =>
  planned === true || date >= today;
