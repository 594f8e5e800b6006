import type { RangeQuery, ReportsClient } from "@morsel/application/reports/client/reports-client";
import type { ApiClient } from "../shared/call.ts";
import { readInsights, readOverview, readReport } from "./codec.ts";
import { readPrintable } from "./printable-codec.ts";
import * as calls from "./reports-calls.ts";

const asText = (days: RangeQuery) => ("range" in days ? { range: String(days.range) } : days);

export const reportsClient = ({ call }: ApiClient): ReportsClient => ({
  report: ({ days, series, step, denominator }) =>
    call(calls.report, { query: { ...asText(days), series: series.join(","), step, denominator } }, readReport),
  overview: (days) => call(calls.overview, { query: asText(days) }, readOverview),
  printable: (username, days) => call(calls.printableDiary, { params: { username }, payload: days }, readPrintable),
  insights: (nutrient, days) => call(calls.insights, { query: { ...asText(days), nutrient } }, readInsights),
});
