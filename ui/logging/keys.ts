import type { CalendarDate } from "@morsel/domain/calendar";

/** Keys of the answers that a change of the diary or a weighing makes old. */
export const dayKey = (date: CalendarDate) => ["day", date] as const;
export const weekKey = ["week"] as const;
export const suggestionsKey = ["suggestions"] as const;
export const GOALS = ["goals"] as const;
