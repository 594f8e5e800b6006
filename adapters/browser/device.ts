import { token } from "@morsel/application/platform/token";
import { uuidV7 } from "@morsel/application/platform/uuid-v7";
import { calendarDate, type CalendarDate, type TimeOfDay, type Instant } from "@morsel/domain/calendar";
import { diaryDateAt } from "@morsel/domain/diary";

/** Values that only the device knows: its clock, its zone, chance. */
export interface Device {
  readonly now: () => Instant;
  /** The diary's day: before the hour at which the member's days begin it is yesterday still. */
  readonly today: () => CalendarDate;
  /** Local, "07:30". */
  readonly timeOfDay: () => TimeOfDay;
  /** IANA name. */
  readonly timeZone: () => string;
  readonly languages: readonly string[];
  /** A new UUIDv7: ids made later sort later. */
  readonly newId: () => string;
}

const pad = (n: number, width = 2): string => String(n).padStart(width, "0");

const timeOf = (now: Date): TimeOfDay => `${pad(now.getHours())}:${pad(now.getMinutes())}` as TimeOfDay;

/** `dayBeginsAt` is the hour at which the signed-in member's days begin. */
export const makeDevice = (window: Window, dayBeginsAt: () => number): Device => ({
  now: () => Date.now() as Instant,
  today: () => {
    const now = new Date();
    const today = calendarDate(`${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`);
    // A clock outside 1800–2199 is no clock; the first day of the epoch is as good as any then.
    return diaryDateAt(today.ok ? today.value : ("1970-01-01" as CalendarDate), timeOf(now), dayBeginsAt());
  },
  timeOfDay: () => timeOf(new Date()),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  languages: window.navigator.languages,
  newId: () => uuidV7(Date.now(), window.crypto.getRandomValues(new Uint8Array(10))),
});

export const Device = token<Device>("Device");
