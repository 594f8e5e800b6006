import type { Brand } from "../brand/index.ts";
import { addDays, type CalendarDate, type TimeOfDay } from "../calendar/index.ts";
import { isUuid } from "../identity/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { checkMeasurement, type MeasuredType, type MeasurementRefused } from "./types.ts";

/** Made by the client that logs the measurement, offline too: a UUIDv7, so that later ones sort later. */
export type MeasurementId = string & Brand<"MeasurementId">;
export const isMeasurementId = (id: unknown): id is MeasurementId => isUuid(id);

/** One measurement of a calendar day, in the unit in which its type is kept. */
export type Measurement = {
  readonly id: MeasurementId;
  readonly type: MeasuredType;
  readonly date: CalendarDate;
  /** "07:30" where the member was; absent where only the day is known. */
  readonly time?: TimeOfDay;
  readonly value: number;
  /** 1 when logged, one more with each change. */
  readonly version: number;
};

/** M14: nobody measures one thing more often on a day; more is a mistake or a flood. */
export const MEASUREMENTS_A_DAY = 24;

/** The days of which something can be measured. */
export type MeasuredDayRefused = {
  readonly _tag: "MeasuredDayRefused";
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
};

/** W52: of a day since the member's birth; of tomorrow at the latest, because elsewhere it may be tomorrow already. */
export const checkMeasuredDay = (
  date: CalendarDate,
  { birthDate, today }: { readonly birthDate: CalendarDate; readonly today: CalendarDate },
): Result<CalendarDate, MeasuredDayRefused> => {
  const latest = addDays(today, 1);
  return date > latest || date < birthDate
    ? err({ _tag: "MeasuredDayRefused", earliest: birthDate, latest })
    : ok(date);
};

/** M2, M12: a measurement with its value in the range of its type, rounded to what is kept of it. */
export const measurement = (given: Measurement): Result<Measurement, MeasurementRefused> => {
  const checked = checkMeasurement(given.type, given.value);
  return checked.ok ? ok({ ...given, value: checked.value }) : checked;
};

export type MeasurementPlace = Pick<Measurement, "date" | "time" | "id">;
type Place = Pick<Measurement, "date" | "time"> & { readonly id: string };

/** M12: the latest day first, of one day the latest time, then what was logged last. */
export const byNewest = (a: Place, b: Place): number => {
  const [x, y] = [a, b].map(({ date, time = "", id }) => date + time.padEnd(5) + id);
  return x === y ? 0 : (x ?? "") > (y ?? "") ? -1 : 1;
};

/** M12: the measurement of a type that counts now; undefined before the first. */
export const lastMeasurement = (entries: readonly Measurement[], of: MeasuredType): Measurement | undefined =>
  entries.filter(({ type }) => type === of).toSorted(byNewest)[0];

const LATELY_DAYS = 28;

/** M18: weight, and what was measured in the last 28 days besides, are asked for at once; the others a tap away. */
export const askedTypes = (
  types: readonly MeasuredType[],
  last: readonly Measurement[],
  today: CalendarDate,
): { readonly first: readonly MeasuredType[]; readonly more: readonly MeasuredType[] } => {
  const since = addDays(today, -LATELY_DAYS);
  const lately = new Set(last.filter(({ date }) => date >= since).map(({ type }) => type));
  const isFirst = (type: MeasuredType): boolean => type === "Weight" || lately.has(type);
  return { first: types.filter(isFirst), more: types.filter((type) => !isFirst(type)) };
};

/** The measurements of one type on one day, summed up. */
export type MeasuredDay = {
  readonly date: CalendarDate;
  readonly count: number;
  readonly sum: number;
  readonly max: number;
};

/** M13: the figure of a day: sleep adds up, steps are the most that were counted, of all else it is the mean. */
export const dayFigure = (type: MeasuredType, { count, sum, max }: MeasuredDay): number =>
  type === "Fitbit tracked sleep minutes" ? Math.min(sum, 1440) : type === "Fitbit steps" ? max : sum / count;
