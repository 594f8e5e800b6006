import type { CalendarDate } from "@morsel/domain/calendar";
import type { MeasuredDay } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import type { MeasuredDays } from "../read-measurements.ts";

/** All days of a range, page after page from the newest on, with the oldest first. */
export const allDays = <E>(
  read: (to: CalendarDate) => Effect.Effect<MeasuredDays, E>,
  to: CalendarDate,
): Effect.Effect<readonly MeasuredDay[], E> =>
  Effect.flatMap(read(to), ({ days, before }) =>
    before === undefined ? Effect.succeed(days) : Effect.map(allDays(read, before), (older) => [...older, ...days]),
  );
