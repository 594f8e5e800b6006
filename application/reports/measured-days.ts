import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { dayFigure, trendOf, type TrendPoint } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MeasurementStore } from "../measurements/measurement-store.ts";

/** A page takes half a millisecond: others are let through after each. */
const PAGE = 500;
const LAST_DAY = "2199-12-31" as CalendarDate;

/** Weights from a day on, a value (M13) and its trend (M4) for each day that has any, oldest first. */
export const weighedDays = (
  measurements: MeasurementStore,
  member: MemberId,
  from: CalendarDate,
): Effect.Effect<readonly TrendPoint[]> =>
  Effect.gen(function* () {
    const all: { readonly date: CalendarDate; readonly value: number }[] = [];
    let to: CalendarDate | undefined = LAST_DAY;
    do {
      const page: Effect.Success<ReturnType<MeasurementStore["days"]>> = yield* measurements.days(member, "Weight", {
        from,
        to,
        limit: PAGE,
      });
      for (const day of page) all.push({ date: day.date, value: dayFigure("Weight", day) });
      const oldest = page.at(-1);
      to = page.length < PAGE || oldest === undefined || oldest.date <= from ? undefined : addDays(oldest.date, -1);
      yield* Effect.yieldNow;
    } while (to !== undefined);
    return trendOf(all);
  });
