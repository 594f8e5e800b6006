import { addDays, type CalendarDate } from "../../calendar/index.ts";
import type { DiaryDay } from "./day.ts";

/**
 * D22: how many days in a row, up to today, were not left untracked. Today counts once something was logged; until then the row
 * that ends yesterday stands.
 */
export const streakOf = (days: readonly Pick<DiaryDay, "date" | "completeness">[], today: CalendarDate): number => {
  const kept = new Set(days.filter((day) => day.completeness !== "untracked").map(({ date }) => date));
  const last = kept.has(today) ? today : addDays(today, -1);
  let length = 0;
  while (length < kept.size && kept.has(addDays(last, -length))) length++;
  return length;
};
