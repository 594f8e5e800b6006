import type { CalendarDate, TimeOfDay, Instant } from "@morsel/domain/calendar";

/** Values that only the device knows. */
export interface DiaryDevice {
  readonly now: () => Instant;
  /** The diary's day, which may begin later than at midnight (D15). */
  readonly today: () => CalendarDate;
  readonly timeOfDay: () => TimeOfDay;
  /** A new UUID. */
  readonly newId: () => string;
}
