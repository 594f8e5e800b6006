import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";
import type { Job, NewJob } from "../platform/job.ts";

/** A job that nobody tries any more. */
export type DeadJob = {
  readonly id: string;
  readonly kind: string;
  readonly tries: number;
  readonly code: string;
  readonly diedAt: number;
};

/** How many jobs wait for their time, are due and not yet taken, and are given up. */
export type JobCounts = { readonly waiting: number; readonly due: number; readonly dead: number };

/** Identifies a taken job: its id and the turn in which it was taken. */
export type ClaimedJob = Pick<Job, "id" | "turn">;

/**
 * Store of jobs. Settling a job tells if it was still the caller's: after the lease it may be another's (W221). Stores of other concepts
 * add jobs within their own transactions.
 */
export interface JobStore {
  /** W220: what is there already, or was buried, stays as it is. */
  readonly add: (jobs: readonly NewJob[]) => Effect.Effect<void>;
  /** One that is due, of the kinds that are named, the one that waits longest first; it is the caller's for so long. */
  readonly take: (leaseSeconds: ReadonlyMap<string, number>, now: number) => Effect.Effect<Job | undefined>;
  readonly finish: (job: ClaimedJob) => Effect.Effect<boolean>;
  /** Due again then; `attempt` is how many tries count. */
  readonly postpone: (job: ClaimedJob, dueAt: number, attempt: number) => Effect.Effect<boolean>;
  /** W222: kept, but never taken again. */
  readonly bury: (job: ClaimedJob, code: string, now: number) => Effect.Effect<boolean>;
  /** The last that died first. */
  readonly dead: (limit: number) => Effect.Effect<readonly DeadJob[]>;
  /** Deletes jobs that died before; answers their number. */
  readonly forgetDead: (before: number) => Effect.Effect<number>;
  readonly count: (now: number) => Effect.Effect<JobCounts>;
  /** Waiting jobs of a member. */
  readonly waitingOf: (member: MemberId) => Effect.Effect<readonly NewJob[]>;
}

export const JobStore = token<JobStore>("JobStore");
