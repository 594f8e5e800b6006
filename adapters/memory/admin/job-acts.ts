import type { JobQueue } from "@morsel/application/admin/admin-store";
import type { DeadJob } from "@morsel/application/jobs/job-store";
import { jobsTable, type StoredJob } from "../jobs/jobs-table.ts";
import type { MemoryState } from "../platform/state.ts";

export const queueOf = (jobs: readonly StoredJob[]): readonly JobQueue[] =>
  [
    ...Map.groupBy(
      jobs.filter(({ death }) => death === undefined),
      ({ kind }) => kind,
    ),
  ]
    .map(([kind, all]) => ({ kind, waiting: all.length, nextAt: Math.min(...all.map(({ dueAt }) => dueAt)) }))
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1));

export const deadOf = (jobs: readonly StoredJob[]): readonly DeadJob[] =>
  jobs
    .flatMap(({ id, kind, attempt, death }) => (death === undefined ? [] : [{ id, kind, tries: attempt, ...death }]))
    .toSorted((a, b) => b.diedAt - a.diedAt || (a.id < b.id ? 1 : -1));

/** W536 */
export const reviveJob = (state: MemoryState, id: string, dueAt: number): void => {
  const known = state.of(jobsTable).get(id);
  if (known?.death === undefined) return;
  const { death: _, ...job } = known;
  state.of(jobsTable).set(id, { ...job, attempt: 0, dueAt });
};

/** W536 */
export const removeDeadJob = (state: MemoryState, id: string): void => {
  if (state.of(jobsTable).get(id)?.death !== undefined) state.of(jobsTable).delete(id);
};
