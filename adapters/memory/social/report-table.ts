import type { ContentReport, ReportedKind } from "@morsel/application/social/content-report";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState } from "../platform/state.ts";

/** Reports of each member, by their ids. */
const reportTable = memoryTable(() => new Map<MemberId, Map<string, ContentReport<unknown>>>());

/** Reports that a decision settled, each under its member and id. */
const settledTable = memoryTable(() => new Set<string>());

const keyOf = ({ by, id }: Pick<ContentReport<unknown>, "by" | "id">): string => `${by} ${id}`;

export const settleReport = (state: MemoryState, report: ContentReport<unknown>): void => {
  state.of(settledTable).add(keyOf(report));
};

export const openReports = (state: MemoryState): readonly ContentReport<unknown>[] =>
  allReports(state).filter((report) => !state.of(settledTable).has(keyOf(report)));

/** FO7: the same id again is the same report, and so is the same thing while a report of it is open. */
export const addReport = (state: MemoryState, report: ContentReport<unknown>): void => {
  const { by, kind, thing } = report;
  const own = state.of(reportTable).get(by) ?? new Map<string, ContentReport<unknown>>();
  const isKnown = openReports(state).some((one) => one.by === by && one.kind === kind && one.thing === thing);
  if (!own.has(report.id) && !isKnown) own.set(report.id, report);
  state.of(reportTable).set(report.by, own);
};

export const hasReport = (state: MemoryState, member: MemberId, id: string): boolean =>
  state.of(reportTable).get(member)?.has(id) === true;

/** Reports of every kind, the oldest first. */
const allReports = (state: MemoryState): readonly ContentReport<unknown>[] =>
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
