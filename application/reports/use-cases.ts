import type { DiaryStore } from "../diary/diary-store.ts";
import { token } from "../platform/token.ts";
import { makeReadInsights } from "./read-insights.ts";
import { makeReadOverview } from "./read-overview.ts";
import { makeReadReport } from "./read-report.ts";
import type { SeriesPorts } from "./series-figures.ts";

export type ReportPorts = SeriesPorts & { readonly diary: DiaryStore };

/** All that can be asked of what was kept. */
export const makeReportsUseCases = (ports: ReportPorts) => ({
  readReport: makeReadReport(ports),
  readOverview: makeReadOverview(ports),
  readInsights: makeReadInsights(ports),
});

export type ReportsUseCases = ReturnType<typeof makeReportsUseCases>;
export const ReportsUseCases = token<ReportsUseCases>("ReportsUseCases");
