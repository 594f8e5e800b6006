import { calendarDate, dayNumber, fromDayNumber } from "../calendar/index.ts";

/** How many of each are kept: days, weeks and months that have a backup. */
export type BackupRotation = { readonly days: number; readonly weeks: number; readonly months: number };

/** BK3 */
export const DEFAULT_ROTATION: BackupRotation = { days: 7, weeks: 4, months: 12 };

const DAY_MS = 86_400_000;
const NAME = /^morsel-(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z\.sqlite(?:\.enc)?$/;

const twoDigits = (n: number): string => String(n).padStart(2, "0");

/** BK1: the file name of a backup that began at `at`, in ms since 1970. */
export const backupName = (at: number, isEncrypted: boolean): string => {
  const day = fromDayNumber(at / DAY_MS).replaceAll("-", "");
  const seconds = Math.floor((at % DAY_MS) / 1000);
  const time = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => twoDigits(Math.floor(part))).join("");
  return `morsel-${day}T${time}Z.sqlite${isEncrypted ? ".enc" : ""}`;
};

/** BK1: when a backup began, in ms since 1970; undefined for a file that is none. */
export const backupTime = (name: string): number | undefined => {
  const [, year = "", month = "", day = "", hour, minute, second] = NAME.exec(name) ?? [];
  const date = calendarDate(`${year}-${month}-${day}`);
  if (!date.ok) return undefined;
  return dayNumber(date.value) * DAY_MS + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
};

const backupsOf = (names: readonly string[]): readonly { readonly name: string; readonly at: number }[] =>
  names
    .flatMap((name) => {
      const at = backupTime(name);
      return at === undefined ? [] : [{ name, at }];
    })
    .toSorted((a, b) => b.at - a.at);

/** BK2: whether it is time for the next one. */
export const isBackupDue = (names: readonly string[], now: number): boolean => {
  const [last] = backupsOf(names);
  return last === undefined || now - last.at >= DAY_MS || last.at > now;
};

/** 1970-01-01 was a Thursday; weeks begin on Monday. */
const WEEK_OFFSET_DAYS = 3;

const dayOf = (at: number): number => Math.floor(at / DAY_MS);
const weekOf = (at: number): number => Math.floor((dayOf(at) + WEEK_OFFSET_DAYS) / 7);
const monthOf = (at: number): string => fromDayNumber(at / DAY_MS).slice(0, 7);

/** BK3: the backups of a folder that no day, week or month needs any more. */
export const expiredBackups = (
  names: readonly string[],
  rotation: BackupRotation = DEFAULT_ROTATION,
): readonly string[] => {
  const all = backupsOf(names);
  const kept = new Set(all.slice(0, 1).map(({ name }) => name));
  const keep = (periodOf: (at: number) => number | string, count: number): void => {
    const periods = new Map<number | string, string>();
    for (const { name, at } of all) if (!periods.has(periodOf(at))) periods.set(periodOf(at), name);
    for (const name of [...periods.values()].slice(0, count)) kept.add(name);
  };
  keep(dayOf, rotation.days);
  keep(weekOf, rotation.weeks);
  keep(monthOf, rotation.months);
  return all.flatMap(({ name }) => (kept.has(name) ? [] : [name]));
};
