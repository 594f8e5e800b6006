import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { dayFigure, trendOf, type MeasuredDay, type MeasuredType, type TrendPoint } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MeasurementStore } from "../measurements/measurement-store.ts";

/** A page takes half a millisecond: others are let through after each. */
const PAGE = 500;
const NO_END = "9999-12-31" as CalendarDate;

/** Measurements of a type from a day on, a value and its trend (M4) for each day that has any, oldest first. */
export const measuredDays = (
  measurements: MeasurementStore,
  member: MemberId,
  type: MeasuredType,
  from: CalendarDate,
): Effect.Effect<readonly TrendPoint[]> =>
  Effect.gen(function* () {
    const all: { readonly date: CalendarDate; readonly value: number }[] = [];
    let to: CalendarDate | undefined = NO_END;
    while (to !== undefined) {
      const page: readonly MeasuredDay[] = yield* measurements.days(member, type, { from, to, limit: PAGE });
      for (const day of page) all.push({ date: day.date, value: dayFigure(type, day) });
      const last = page.at(-1);
      to = page.length < PAGE || last === undefined ? undefined : addDays(last.date, -1);
      yield* Effect.yieldNow;
    }
    return trendOf(all);
  });
