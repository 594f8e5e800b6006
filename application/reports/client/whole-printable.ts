import { addDays, daysBetween, type CalendarDate } from "@morsel/domain/calendar";
import * as Effect from "effect/Effect";
import { refuseField } from "../../platform/refused-field.ts";
import { PRINTABLE_DAYS_MAX, type PrintableDay } from "../read-printable.ts";
import type { ReportsClient } from "./reports-client.ts";

/** W154: who prints, prints a year at most. */
const DAYS_MAX = 366;

/** W154: a range of somebody's diary, asked for piece by piece; days of which nothing is there are left out. */
export const wholePrintable = (
  reports: Pick<ReportsClient, "printable">,
  username: string,
  { from, to, key }: { readonly from: CalendarDate; readonly to: CalendarDate; readonly key?: string },
): ReturnType<ReportsClient["printable"]> =>
  Effect.gen(function* () {
    if (daysBetween(from, to) >= DAYS_MAX) return yield* refuseField("to", `${addDays(from, DAYS_MAX - 1)} or earlier`);
    const piece = (first: CalendarDate) => {
      const last = addDays(first, PRINTABLE_DAYS_MAX - 1);
      const days = { from: first, to: last < to ? last : to };
      return reports.printable(username, key === undefined ? days : { ...days, key });
    };
    const first = yield* piece(from);
    const days: PrintableDay[] = [...first.days];
    for (let next = addDays(from, PRINTABLE_DAYS_MAX); next <= to; next = addDays(next, PRINTABLE_DAYS_MAX))
      days.push(...(yield* piece(next)).days);
    return { ...first, days: days.filter(isWritten) };
  });

const isWritten = ({ entries, exercise, note, weightKg, completeness }: PrintableDay): boolean =>
  entries.length > 0 ||
  exercise.length > 0 ||
  note !== undefined ||
  weightKg !== undefined ||
  completeness === "fasted";
