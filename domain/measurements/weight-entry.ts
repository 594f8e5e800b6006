import type { Brand } from "../brand/index.ts";
import type { CalendarDate } from "../calendar/index.ts";
import { isUuid } from "../identity/index.ts";
import { ok, type Result } from "../result/index.ts";
import { checkMeasurement, MEASUREMENT_TYPES, type MeasurementRefused } from "./types.ts";

/** Made by whoever logs the measurement, offline too: a UUIDv7, so that what is logged later sorts later. */
export type MeasurementId = string & Brand<"MeasurementId">;
export const isMeasurementId = (id: unknown): id is MeasurementId => isUuid(id);

/** A member's weight on a calendar day. */
export type WeightEntry = { readonly id: MeasurementId; readonly date: CalendarDate; readonly kg: number };

/** M2: what a weight may be, in kilograms. */
export const WEIGHT_RANGE: { readonly min: number; readonly max: number } = MEASUREMENT_TYPES.Weight;

/** M2, M12: a weight of a day, kept to what is kept of it. */
export const weightEntry = (
  id: MeasurementId,
  date: CalendarDate,
  kg: number,
): Result<WeightEntry, MeasurementRefused> => {
  const checked = checkMeasurement("Weight", kg);
  return checked.ok ? ok({ id, date, kg: checked.value }) : checked;
};

type Place = Pick<WeightEntry, "date" | "id">;

/** M12: the latest day first, and of one day what was logged last. */
export const byNewest = (a: Place, b: Place): number => {
  const [x, y] = a.date === b.date ? [a.id, b.id] : [a.date, b.date];
  return x === y ? 0 : x > y ? -1 : 1;
};

/** M12: the weight that counts now; undefined before the first. */
export const lastWeight = (entries: readonly WeightEntry[]): WeightEntry | undefined => entries.toSorted(byNewest)[0];
