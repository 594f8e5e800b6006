import { chosenReport, queryOf, reportSearchIn } from "@morsel/application/reports/client/report-search";
import type { RangeQuery, ReportQuery, ReportsClient } from "@morsel/application/reports/client/reports-client";
import type { NutrientId } from "@morsel/domain/nutrition";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

/** A report that is opened again includes entries logged elsewhere; for those of this page see `useFreshReports`. */
export const STALE_AFTER = 5_000;

export const reportKey = ["reports"] as const;

export const reportQuery = (reports: ReportsClient, query: ReportQuery) =>
  queryOptions({
    queryKey: [...reportKey, "series", query],
    queryFn: ({ signal }) => run(reports.report(query), signal),
    staleTime: STALE_AFTER,
    placeholderData: keepPreviousData,
  });

/** The report that an address asks for. */
export const requestedReportQuery = (reports: ReportsClient, asked: Readonly<Record<string, unknown>>) =>
  reportQuery(reports, queryOf(chosenReport(reportSearchIn(asked))));

export const overviewQuery = (reports: ReportsClient, days: RangeQuery) =>
  queryOptions({
    queryKey: [...reportKey, "overview", days],
    queryFn: ({ signal }) => run(reports.overview(days), signal),
    staleTime: STALE_AFTER,
    placeholderData: keepPreviousData,
  });

export const insightsQuery = (reports: ReportsClient, nutrient: NutrientId, days: RangeQuery) =>
  queryOptions({
    queryKey: [...reportKey, "insights", nutrient, days],
    queryFn: ({ signal }) => run(reports.insights(nutrient, days), signal),
    staleTime: STALE_AFTER,
    placeholderData: keepPreviousData,
  });
