import type { CalendarDate } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";

/** Of a member's goals, oldest first, those of a day: the latest that began on or before it, or the very first when none did. */
export const goalsInForce = (history: readonly Goals[], date: CalendarDate): Goals | undefined =>
  history.findLast(({ effectiveFrom }) => effectiveFrom <= date) ?? history[0];
