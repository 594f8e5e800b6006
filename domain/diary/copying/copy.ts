import type { CalendarDate, Instant } from "../../calendar/index.ts";
import { isUuid } from "../../identity/index.ts";
import { err, ok, type Result } from "../../result/index.ts";
import { DAY_LIMIT } from "../entries/day-limit.ts";
import { derivedId } from "./derived-id.ts";
import type { DiaryEntry, Meal } from "../entries/entry.ts";
import { isPlannedOn } from "../entries/planning.ts";

/** D7: one copy reaches no more days than this: a month. */
export const COPY_DAYS_LIMIT = 31;
/** D7: a month of thirty foods a day. */
export const COPY_ENTRIES_LIMIT = 1000;

export type CopyRefused =
  | { readonly _tag: "CopyIdRefused"; readonly given: string }
  | { readonly _tag: "NothingToCopy" }
  | { readonly _tag: "TooManyDays"; readonly given: number; readonly limit: number }
  | { readonly _tag: "TooManyEntries"; readonly given: number; readonly limit: number };

export type CopyTarget = {
  readonly dates: readonly CalendarDate[];
  /** All into this slot; otherwise each keeps its own. */
  readonly meal?: Meal;
  /** W283: true copies all as planned; what is planned stays so either way. W285: left out, it follows from each day. */
  readonly planned?: boolean;
};

/**
 * D8: a copy is a new entry with the amounts and facts of its source. Its id follows from the copy, the source and the
 * day, so that a repeated request makes the same entries, and what it made is no source of it: the day of the sources may be
 * one of the targets. The time of day goes along unless the slot changes. A day named twice gets one copy.
 */
export const copyEntries = (
  given: readonly DiaryEntry[],
  copyId: string,
  target: CopyTarget,
  loggedAt: Instant,
  today: CalendarDate,
): Result<readonly DiaryEntry[], CopyRefused> => {
  const dates = [...new Set(target.dates)];
  const isId: boolean = isUuid(copyId);
  if (!isId) return err({ _tag: "CopyIdRefused", given: copyId.slice(0, 40) });
  if (given.length === 0 || dates.length === 0) return err({ _tag: "NothingToCopy" });
  if (dates.length > COPY_DAYS_LIMIT) return err({ _tag: "TooManyDays", given: dates.length, limit: COPY_DAYS_LIMIT });
  if (given.length > DAY_LIMIT) return err({ _tag: "TooManyEntries", given: given.length, limit: DAY_LIMIT });
  const wished = given.length * dates.length;
  if (wished > COPY_ENTRIES_LIMIT) return err({ _tag: "TooManyEntries", given: wished, limit: COPY_ENTRIES_LIMIT });
  const copied = new Set(given.flatMap(({ id }) => dates.map((date) => derivedId(copyId, id, date))));
  const entries = given.filter(({ id }) => !copied.has(id));
  return ok(
    dates.flatMap((date) =>
      entries.map(({ time, ...entry }) => {
        const meal = target.meal ?? entry.meal;
        return {
          ...entry,
          id: derivedId(copyId, entry.id, date),
          date,
          meal,
          ...(time === undefined || meal !== entry.meal ? {} : { time }),
          loggedAt,
          version: 1,
          ...(isPlannedOn(date, today, target.planned) && { planned: true as const }),
        };
      }),
    ),
  );
};
