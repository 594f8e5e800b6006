import type { CalendarDate } from "@morsel/domain/calendar";
import {
  needsFirstKnown,
  reportDays,
  type ReportDays,
  type ReportRangeRefused,
  type WantedRange,
} from "@morsel/domain/reports";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";

const refuseRange = (refused: ReportRangeRefused): Effect.Effect<never, FieldRefused> => {
  if (refused._tag === "RangeTooLong")
    return refuseField("from", `${refused.earliest} or later, ${refused.most} days at most`);
  return refuseField(refused._tag === "EndTooLate" ? "to" : "from", `${refused.latest} or earlier`);
};

/** W140: the days of a report. The first known day is read for the range of all days alone. */
export const readReportDays = (
  wanted: WantedRange,
  today: CalendarDate,
  firstKnown: Effect.Effect<CalendarDate | undefined>,
): Effect.Effect<ReportDays, FieldRefused> =>
  Effect.flatMap(needsFirstKnown(wanted) ? firstKnown : Effect.succeed(undefined), (known) => {
    const days = reportDays(wanted, today, known);
    return days.ok ? Effect.succeed(days.value) : refuseRange(days.error);
  });
