import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { trendOf, type TrendPoint } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MeasurementStore, WeightPlace } from "../measurements/measurement-store.ts";

/** A page takes half a millisecond: others are let through after each. */
const PAGE = 500;

/** Weights from a day on, a value and its trend (M4) for each day that has any, oldest first. */
export const weighedDays = (
  measurements: MeasurementStore,
  member: MemberId,
  from: CalendarDate,
): Effect.Effect<readonly TrendPoint[]> =>
  Effect.gen(function* () {
    const all: { readonly date: CalendarDate; readonly value: number }[] = [];
    let after: WeightPlace | undefined;
    do {
      const page = yield* measurements.weights(member, { limit: PAGE, ...(after === undefined ? {} : { after }) });
      for (const { date, kg } of page) if (date >= from) all.push({ date, value: kg });
      const last = page.at(-1);
      after = page.length < PAGE || last === undefined || last.date < from ? undefined : last;
      yield* Effect.yieldNow;
    } while (after !== undefined);
    return trendOf(all);
  });
