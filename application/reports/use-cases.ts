import type { DiaryStore } from "../diary/diary-store.ts";
import type { MemberWeekStart } from "../diary-settings/member-week-start.ts";
import { token } from "../platform/token.ts";
import { makeReadInsights } from "./read-insights.ts";
import { makeReadOverview } from "./read-overview.ts";
import { makeReadPrintable, type PrintablePorts } from "./read-printable.ts";
import { makeReadReport } from "./read-report.ts";
import type { SeriesPorts } from "./series-figures.ts";

export type ReportPorts = SeriesPorts &
  PrintablePorts & { readonly diary: DiaryStore; readonly weekStart: MemberWeekStart };

/** All that can be asked of what was kept. */
export const makeReportsUseCases = (ports: ReportPorts) => ({
  readReport: makeReadReport(ports),
  readOverview: makeReadOverview(ports),
  readInsights: makeReadInsights(ports),
  readPrintable: makeReadPrintable(ports),
});

export type ReportsUseCases = ReturnType<typeof makeReportsUseCases>;
export const ReportsUseCases = token<ReportsUseCases>("ReportsUseCases");
