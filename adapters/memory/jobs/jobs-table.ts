import type { Job, NewJob } from "@morsel/application/platform/job";
import { type MemoryState, memoryTable } from "../platform/state.ts";

type Death = { readonly code: string; readonly diedAt: number };
export type StoredJob = Job & { readonly death?: Death };

export const jobsTable = memoryTable(() => new Map<string, StoredJob>());

/** W220: in one go with what caused them. */
export const addJobs = (state: MemoryState, jobs: readonly NewJob[] = []): void => {
  const table = state.of(jobsTable);
  for (const job of jobs) if (!table.has(job.id)) table.set(job.id, { ...job, attempt: 0, turn: 0 });
};
