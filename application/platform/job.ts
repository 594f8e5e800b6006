import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";
import { listToken, type Needs, type Resolved } from "./token.ts";

/** Input of a job: plain values, as they come back from a database. */
export type JobPayload = { readonly [name: string]: JobValue };
type JobValue = string | number | boolean | null | JobPayload | readonly JobValue[];

/** W220: something to be done, not before `dueAt` (milliseconds). */
export type NewJob = {
  /** A UUID, or a text that names what is to be done once. */
  readonly id: string;
  readonly kind: string;
  readonly payload: JobPayload;
  readonly dueAt: number;
  /** Whose it is, where it is somebody's: it goes when its member is erased. */
  readonly member?: MemberId;
};

/** A job that somebody has taken. */
export type Job = NewJob & {
  /** Number of this attempt, from 1. */
  readonly attempt: number;
  /** Counts how often it was taken: W221, only the last who took it settles what becomes of it. */
  readonly turn: number;
};

/** `code` goes into logs and to the operator: never a name, an address or what somebody wrote. */
export type JobFailed = {
  readonly _tag: "JobFailed";
  readonly code: string;
  /** Trying again is of no use. */
  readonly isFinal?: boolean;
};

export const jobFailed = (code: string, isFinal = false): JobFailed => ({ _tag: "JobFailed", code, isFinal });

/**
 * How jobs of one kind are run. A job may be run again after it was done, where the process died before it could say so: doing it
 * twice must come to the same.
 */
export type JobDefinition<N extends Needs, P extends JobPayload> = {
  readonly kind: string;
  /** It is interrupted after so long; its lease is a little longer. */
  readonly timeoutSeconds: number;
  /** W222: so many tries in all. */
  readonly tries: number;
  /** Jobs of the kind that run in one process at once, so that those which wait for other machines do not hold up the rest. */
  readonly atOnce: number;
  /** W223: scheduled jobs have an interval, and an empty payload. */
  readonly everySeconds?: number;
  readonly needs: N;
  readonly make: (ports: Resolved<N>) => (payload: P, job: Job) => Effect.Effect<void, JobFailed>;
};

export const defineJob = <const N extends Needs, P extends JobPayload>(
  definition: JobDefinition<N, P>,
): JobDefinition<N, P> => definition;

/** A kind of jobs with its ports. */
export type JobKind = Omit<JobDefinition<Needs, JobPayload>, "needs" | "make"> & {
  readonly run: (payload: JobPayload, job: Job) => Effect.Effect<void, JobFailed>;
};

/** Jobs of all concepts, by kind. */
export const JobKinds = listToken<JobKind>("JobKinds");
