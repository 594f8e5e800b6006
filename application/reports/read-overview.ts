import { datesBetween } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import { NUTRIENT_IDS } from "@morsel/domain/nutrition";
import {
  lastDays,
  OVERVIEW_DAYS_MAX,
  overviewRow,
  type OverviewRow,
  type ReportDays,
  type WantedRange,
} from "@morsel/domain/reports";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { readInBatches } from "./days-at-once.ts";
import { readReportDays } from "./report-range.ts";
import type { SeriesPorts } from "./series-figures.ts";

export type Overview = ReportDays & { readonly rows: readonly OverviewRow[] };

export type ReadOverview = (
  request: WantedRange & { readonly member: Member },
) => Effect.Effect<Overview, FieldRefused>;

/** A day of all nutrients is some 4 kB: so many are read and summed in 2 ms. */
const DAYS_AT_ONCE = 40;
/** A nutrient over a year takes some 0.3 ms. */
const NUTRIENTS_AT_ONCE = 8;

/** W145, W146: every nutrient of every day at a glance. */
export const makeReadOverview =
  (ports: Pick<SeriesPorts, "reports" | "goals" | "today">): ReadOverview =>
  ({ member, ...range }) =>
    Effect.gen(function* () {
      const today = yield* ports.today(member);
      const wanted = yield* readReportDays(range, today, ports.reports.firstDay(member.id));
      const days = lastDays(wanted, OVERVIEW_DAYS_MAX);
      const { from, to } = days;
      const history = yield* ports.goals.during(member.id, from, to);
      const read = yield* readInBatches(
        from,
        to,
        (first, last) => ports.reports.totals(member.id, first, last),
        DAYS_AT_ONCE,
      );
      const kept = new Map(read.map((day) => [day.date, day]));
      const dated = { ...days, dates: datesBetween(from, to) };
      const rows: OverviewRow[] = [];
      for (const [nth, id] of NUTRIENT_IDS.entries()) {
        rows.push(overviewRow(id, dated, kept, history, member.profile));
        if (nth % NUTRIENTS_AT_ONCE === 0) yield* Effect.yieldNow;
      }
      return { ...days, rows };
    });
