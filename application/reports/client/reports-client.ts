import type { CalendarDate } from "@morsel/domain/calendar";
import type { Denominator, ReportRange, ReportStep } from "@morsel/domain/diary";
import type { NutrientId } from "@morsel/domain/nutrition";
import type { ReportSeriesId } from "@morsel/domain/reports";
import type { Effect } from "effect";
import type { PremiumNeeded } from "../../eligibility/entitlements.ts";
import type { FieldRefused, RetryableRefusal, TooManyTries, Unreachable } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { Insights } from "../read-insights.ts";
import type { Overview } from "../read-overview.ts";
import type { DiaryNotShared } from "../../social/diary-access.ts";
import type { PrintableDiary } from "../read-printable.ts";
import type { Report } from "../read-report.ts";

/** W140: the last days up to today, or an own range. */
export type RangeQuery = { readonly range: ReportRange } | { readonly from: CalendarDate; readonly to: CalendarDate };

export type ReportQuery = {
  readonly days: RangeQuery;
  readonly series: readonly ReportSeriesId[];
  readonly step: ReportStep;
  readonly denominator: Denominator;
};

/** A member's reports as they see them. */
export interface ReportsClient {
  readonly report: (query: ReportQuery) => Effect.Effect<Report, FieldRefused | RetryableRefusal>;
  readonly overview: (days: RangeQuery) => Effect.Effect<Overview, FieldRefused | RetryableRefusal>;
  readonly insights: (
    nutrient: NutrientId,
    days: RangeQuery,
  ) => Effect.Effect<Insights, FieldRefused | PremiumNeeded | RetryableRefusal>;
  /** Some days at once (W154); `key` opens a diary that is locked. */
  readonly printable: (
    username: string,
    days: { readonly from: CalendarDate; readonly to: CalendarDate; readonly key?: string },
  ) => Effect.Effect<PrintableDiary, DiaryNotShared | FieldRefused | TooManyTries | Unreachable>;
}

export const ReportsClient = token<ReportsClient>("ReportsClient");
