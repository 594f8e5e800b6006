import { isCalendarDate, type CalendarDate, isTimeOfDay, type TimeOfDay } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { isMeasurementId, type MeasuredDay, type MeasuredType, type Measurement } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { readPage } from "../platform/paging.ts";
import { refuseField } from "../platform/refused-field.ts";
import type { MeasurementStore } from "./measurement-store.ts";

/** `next` leads to the page behind; absent on the last one. */
export type MeasurementPage = { readonly items: readonly Measurement[]; readonly next?: string };

export type ReadMeasurements = (request: {
  readonly member: MemberId;
  readonly type: MeasuredType;
  readonly limit: number;
  readonly cursor?: string;
}) => Effect.Effect<MeasurementPage, FieldRefused>;

type Place<Id> = { readonly date: CalendarDate; readonly time?: TimeOfDay; readonly id: Id };

/** "2026-03-05.07:30.<id>"; the time may be empty. */
export const cursorAt = ({ date, time, id }: Place<string>): string => `${date}.${time ?? ""}.${id}`;

/** The place that a cursor names; undefined for what is none. */
export const placeIn = <Id extends string>(
  cursor: string,
  isId: (text: unknown) => text is Id,
): Place<Id> | undefined => {
  const [date, time = "", id, ...more] = cursor.split(".");
  if (!isCalendarDate(date) || !isId(id) || more.length > 0) return undefined;
  if (time === "") return { date, id };
  return isTimeOfDay(time) ? { date, time, id } : undefined;
};

/** M12: newest first. A cursor names the last of the page before, so that one logged meanwhile moves nothing. */
export const makeReadMeasurements = (ports: { readonly measurements: MeasurementStore }): ReadMeasurements =>
  Effect.fn("ReadMeasurements")(function* ({ member, type, limit, cursor }) {
    return yield* readPage({
      limit,
      cursor,
      placeIn: (given) => placeIn(given, isMeasurementId),
      read: (query) => ports.measurements.newest(member, type, query),
      cursorOf: cursorAt,
    });
  });

/** Eleven years of days: what a chart is drawn of at once. */
const DAYS_LIMIT = 4_000;

/** The oldest first. `before` is where the page behind ends; absent where nothing older is in the range. */
export type MeasuredDays = { readonly days: readonly MeasuredDay[]; readonly before?: CalendarDate };

export type ReadDays = (request: {
  readonly member: MemberId;
  readonly type: MeasuredType;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly limit?: number;
}) => Effect.Effect<MeasuredDays, FieldRefused>;

/** W107: the figures of the days of a range; of a range that holds too many, the newest. */
export const makeReadDays = (ports: { readonly measurements: MeasurementStore }): ReadDays =>
  Effect.fn("ReadDays")(function* ({ member, type, from, to, limit = DAYS_LIMIT }) {
    if (from > to) return yield* refuseField("from", `${to} or earlier`);
    const found = yield* ports.measurements.days(member, type, { from, to, limit: limit + 1 });
    const oldest = found[limit];
    const days = found.slice(0, limit).toReversed();
    return oldest === undefined ? { days } : { days, before: oldest.date };
  });
