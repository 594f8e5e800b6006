import type { WeightPage } from "@morsel/application/measurements/read-weights";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { MeasurementId, WeightEntry } from "@morsel/domain/measurements";
import type { WireWeight, WireWeightPage } from "./schemas.ts";

export const writeWeight = ({ id, date, kg }: WeightEntry): WireWeight => ({ type: "weight", id, date, kg });

export const writeWeightPage = ({ entries, next }: WeightPage): WireWeightPage => ({
  items: entries.map(writeWeight),
  next: next ?? null,
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readWeight = ({ id, date, kg }: WireWeight): WeightEntry => ({
  id: id as MeasurementId,
  date: date as CalendarDate,
  kg,
});
