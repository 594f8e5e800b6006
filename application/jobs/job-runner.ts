import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as Latch from "effect/Latch";
import type { Clock } from "../platform/clock.ts";
import type { JobStore } from "./job-store.ts";
import { type Job, type JobFailed, type JobKind, jobFailed } from "../platform/job.ts";
import { nextRun, retryWait } from "@morsel/domain/jobs";

/** Told to the operator: `code` says why. */
export type ReportJob = (
  event: "job failed" | "job given up" | "jobs waiting for the database",
  fields: { readonly kind?: string; readonly attempt?: number; readonly code: string },
) => void;

export type JobRunnerPorts = {
  readonly jobs: JobStore;
  readonly clock: Clock;
  readonly kinds: readonly JobKind[];
  readonly report: ReportJob;
  /** From 0 to below 1. */
  readonly chance: () => number;
};

export type JobRunner = {
  /** Runs what is due, one job after the other, until nothing is; answers how many. */
  readonly runDue: Effect.Effect<number>;
  /** Looks for jobs until it is stopped. */
  readonly start: Effect.Effect<void>;
  /** W224 */
  readonly stop: (patienceMs: number) => Effect.Effect<void>;
};

/** The time-out ends a job before the lease does. */
const LEASE_MARGIN_SECONDS = 30;
const LOOK_EVERY_MS = 1000;
/** A database that does not answer is asked again after this. */
const DATABASE_PAUSE_MS = 5000;

const scheduledId = (kind: string): string => `scheduled ${kind}`;

const isScheduled = ({ id, kind }: Job): boolean => id === scheduledId(kind);

const tagOf = (problem: unknown): string =>
  typeof problem === "object" && problem !== null && "_tag" in problem ? String(problem._tag) : "Defect";

const asFailure = (cause: Cause.Cause<JobFailed>): JobFailed => {
  const problem = Cause.squash(cause);
  return tagOf(problem) === "JobFailed" ? (problem as JobFailed) : jobFailed(tagOf(problem));
};

/** W423: one for each process that runs jobs. */
export const makeJobRunner = ({ jobs, clock, kinds, report, chance }: JobRunnerPorts): JobRunner => {
  const byKind = new Map(kinds.map((kind) => [kind.kind, kind]));
  const running = new Map<Fiber.Fiber<void>, string>();
  const changed = Latch.makeUnsafe(false);
  let isStopping = false;
  let looking: Fiber.Fiber<void> | undefined;

  /** W223: in every process; the first one wins. */
  const schedule = Effect.gen(function* () {
    const now = yield* clock.now;
    yield* jobs.add(
      kinds.flatMap(({ kind, everySeconds }) =>
        everySeconds === undefined
          ? []
          : [{ id: scheduledId(kind), kind, payload: {}, dueAt: nextRun(now, everySeconds) }],
      ),
    );
  });

  const leases = (busy: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
    new Map(
      kinds.flatMap(({ kind, atOnce, timeoutSeconds }) =>
        (busy.get(kind) ?? 0) < atOnce ? [[kind, timeoutSeconds + LEASE_MARGIN_SECONDS] as const] : [],
      ),
    );

  const done = (job: Job, { everySeconds }: JobKind) =>
    Effect.flatMap(clock.now, (now) =>
      everySeconds !== undefined && isScheduled(job)
        ? jobs.postpone(job, nextRun(now, everySeconds), 0)
        : jobs.finish(job),
    );

  const failed = (job: Job, { tries, everySeconds }: JobKind, { code, isFinal }: JobFailed) =>
    Effect.flatMap(clock.now, (now) => {
      const fields = { kind: job.kind, attempt: job.attempt, code };
      if (isFinal !== true && job.attempt < tries) {
        report("job failed", fields);
        return jobs.postpone(job, now + Math.round(retryWait(job.attempt, chance()) * 1000), job.attempt);
      }
      report("job given up", fields);
      // A scheduled job has its next run even after a failure.
      if (everySeconds !== undefined && isScheduled(job)) return jobs.postpone(job, nextRun(now, everySeconds), 0);
      return jobs.bury(job, code, now);
    });

  const giveBack = (job: Job) =>
    Effect.flatMap(clock.now, (now) => jobs.postpone(job, now, job.attempt - 1)).pipe(
      // A job that cannot be given back returns when its lease ends.
      Effect.catchCause(() => Effect.succeed(false)),
    );

  const run = (job: Job): Effect.Effect<void> => {
    const kind = byKind.get(job.kind);
    if (kind === undefined) return Effect.asVoid(giveBack(job));
    return kind.run(job.payload, job).pipe(
      Effect.timeoutOrElse({
        duration: kind.timeoutSeconds * 1000,
        orElse: () => Effect.fail(jobFailed("TimedOut")),
      }),
      Effect.exit,
      Effect.flatMap((exit) => (Exit.isSuccess(exit) ? done(job, kind) : failed(job, kind, asFailure(exit.cause)))),
      Effect.onInterrupt(() => giveBack(job)),
      Effect.asVoid,
    );
  };

  const takeOne = (busy: ReadonlyMap<string, number>) =>
    Effect.suspend(() => {
      const free = leases(busy);
      return free.size === 0 ? Effect.undefined : Effect.flatMap(clock.now, (now) => jobs.take(free, now));
    });

  const busyKinds = (): ReadonlyMap<string, number> => {
    const busy = new Map<string, number>();
    for (const kind of running.values()) busy.set(kind, (busy.get(kind) ?? 0) + 1);
    return busy;
  };

  /** Nothing is due: until a running job ends, or it is time to look again. */
  const pause = (milliseconds: number) => Effect.race(Effect.sleep(milliseconds), changed.await);

  const startOne = (job: Job) =>
    Effect.gen(function* () {
      const fiber = yield* Effect.forkDetach(Effect.catchCause(run(job), () => Effect.void));
      running.set(fiber, job.kind);
      fiber.addObserver(() => {
        running.delete(fiber);
        changed.openUnsafe();
      });
    });

  const look = Effect.gen(function* () {
    yield* schedule;
    while (!isStopping) {
      changed.closeUnsafe();
      const job = yield* takeOne(busyKinds());
      yield* job === undefined ? pause(LOOK_EVERY_MS) : startOne(job);
    }
  });

  const lookOn: Effect.Effect<void> = Effect.suspend(() => look).pipe(
    Effect.catchCause((cause) => {
      if (Cause.hasInterruptsOnly(cause) || isStopping) return Effect.void;
      report("jobs waiting for the database", { code: tagOf(Cause.squash(cause)) });
      return Effect.andThen(Effect.sleep(DATABASE_PAUSE_MS), lookOn);
    }),
  );

  return {
    runDue: Effect.gen(function* () {
      yield* schedule;
      for (let count = 0; ; count += 1) {
        const job = yield* takeOne(new Map());
        if (job === undefined) return count;
        yield* run(job);
      }
    }),
    start: Effect.gen(function* () {
      looking ??= yield* Effect.forkDetach(lookOn);
    }),
    stop: (patienceMs) =>
      Effect.gen(function* () {
        isStopping = true;
        if (looking !== undefined) yield* Fiber.interrupt(looking);
        const left = [...running.keys()];
        yield* Effect.timeoutOrElse(Fiber.awaitAll(left), { duration: patienceMs, orElse: () => Effect.succeed([]) });
        yield* Fiber.interruptAll(left);
      }),
  };
};
