import type { ContentReport, ReportedKind } from "@morsel/application/social/content-report";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState } from "../platform/state.ts";

/** Reports of each member, by their ids. */
const reportTable = memoryTable(() => new Map<MemberId, Map<string, ContentReport<unknown>>>());

/** The same id again is the same report. */
export const addReport = (state: MemoryState, report: ContentReport<unknown>): void => {
  const own = state.of(reportTable).get(report.by) ?? new Map<string, ContentReport<unknown>>();
  if (!own.has(report.id)) own.set(report.id, report);
  state.of(reportTable).set(report.by, own);
};

export const hasReport = (state: MemoryState, member: MemberId, id: string): boolean =>
  state.of(reportTable).get(member)?.has(id) === true;

/** Reports of every kind, the oldest first. */
export const allReports = (state: MemoryState): readonly ContentReport<unknown>[] =>
  [...state.of(reportTable).values()]
    .flatMap((own) => [...own.values()])
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

/** For the moderators: the oldest first. */
export const reportsOf = <Reported>(
  state: MemoryState,
  kind: ReportedKind,
  limit: number,
): readonly ContentReport<Reported>[] =>
  allReports(state)
    .filter((report) => report.kind === kind)
    .slice(0, limit) as readonly ContentReport<Reported>[];
