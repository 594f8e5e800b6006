import type { JobStore, ClaimedJob } from "@morsel/application/jobs/job-store";
import * as Effect from "effect/Effect";
import type { MemoryState } from "../platform/state.ts";
import { addJobs, jobsTable, type StoredJob } from "./jobs-table.ts";

const byDue = (a: StoredJob, b: StoredJob): number => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1);

/** Each method runs in one go, as a transaction would. */
export const makeMemoryJobStore = (state: MemoryState): JobStore => {
  const table = state.of(jobsTable);
  const alive = () => [...table.values()].filter(({ death }) => death === undefined);
  const settle = ({ id, turn }: ClaimedJob, next: (job: StoredJob) => StoredJob | undefined) =>
    Effect.sync(() => {
      const known = table.get(id);
      if (known === undefined || known.turn !== turn || known.death !== undefined) return false;
      const after = next(known);
      if (after === undefined) table.delete(id);
      else table.set(id, after);
      return true;
    });
  return {
    add: (jobs) => Effect.sync(() => addJobs(state, jobs)),
    take: (leaseSeconds, now) =>
      Effect.sync(() => {
        const [first] = alive()
          .filter(({ dueAt, kind }) => dueAt <= now && leaseSeconds.has(kind))
          .toSorted(byDue);
        if (first === undefined) return undefined;
        const taken = { ...first, attempt: first.attempt + 1, turn: first.turn + 1 };
        table.set(first.id, { ...taken, dueAt: now + (leaseSeconds.get(first.kind) ?? 0) * 1000 });
        return taken;
      }),
    finish: (job) => settle(job, () => undefined),
    postpone: (job, dueAt, attempt) => settle(job, (known) => ({ ...known, dueAt, attempt })),
    bury: (job, code, diedAt) => settle(job, (known) => ({ ...known, death: { code, diedAt } })),
    dead: (limit) =>
      Effect.sync(() =>
        [...table.values()]
          .flatMap(({ id, kind, attempt, death }) =>
            death === undefined ? [] : [{ id, kind, tries: attempt, ...death }],
          )
          .toSorted((a, b) => b.diedAt - a.diedAt || (a.id < b.id ? 1 : -1))
          .slice(0, limit),
      ),
    forgetDead: (before) =>
      Effect.sync(() => {
        const gone = [...table.values()].filter(({ death }) => death !== undefined && death.diedAt < before);
        for (const { id } of gone) table.delete(id);
        return gone.length;
      }),
    count: (now) =>
      Effect.sync(() => {
        const waiting = alive().filter(({ dueAt }) => dueAt > now).length;
        return { waiting, due: alive().length - waiting, dead: table.size - alive().length };
      }),
    waitingOf: (member) =>
      Effect.sync(() =>
        alive()
          .filter((job) => job.member === member)
          .toSorted(byDue),
      ),
  };
};
