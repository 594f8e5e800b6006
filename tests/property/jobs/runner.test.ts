import { makeMemoryJobStore } from "@morsel/adapters/memory/jobs/job-store";
import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { emptyMemory } from "@morsel/adapters/memory/platform/state";
import { type Job, type JobFailed, type JobKind, jobFailed, type NewJob } from "@morsel/application/platform/job";
import { makeJobRunner } from "@morsel/application/jobs/job-runner";
import { nextRun, retryWait } from "@morsel/domain/jobs";
import { Effect } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const START = Date.UTC(2026, 2, 5, 12, 0, 1);
const HOUR = 3_600_000;

/** One store, and any number of processes that run its jobs. */
const world = () => {
  const { clock, advance } = makeMemoryClock(START);
  const jobs = makeMemoryJobStore(emptyMemory());
  const reports: unknown[] = [];
  const kind = (more: Partial<JobKind>): JobKind => ({
    kind: "task",
    timeoutSeconds: 60,
    tries: 3,
    atOnce: 1,
    run: () => Effect.void,
    ...more,
  });
  const process = (...kinds: readonly Partial<JobKind>[]) =>
    makeJobRunner({
      jobs,
      clock,
      kinds: kinds.map(kind),
      report: (event, fields) => reports.push([event, fields]),
      chance: () => 0.5,
    });
  const add = (...more: readonly Partial<NewJob>[]) =>
    Effect.runSync(
      jobs.add(more.map((one, n) => ({ id: `job ${n}`, kind: "task", payload: {}, dueAt: START, ...one }))),
    );
  return { jobs, advance, process, add, reports };
};

const failing = (failure: JobFailed, seen: Job[] = []) => ({
  seen,
  run: (_payload: unknown, job: Job) => {
    seen.push(job);
    return Effect.fail(failure);
  },
});

describe("tries", () => {
  it("W222 they wait longer each time, six hours at most", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (tries, chance) => {
          const wait = retryWait(tries, chance);
          expect(wait).toBeGreaterThanOrEqual(13.5);
          expect(wait).toBeLessThanOrEqual(21_600 * 1.1);
          expect(retryWait(tries + 1, chance)).toBeGreaterThanOrEqual(wait);
        },
      ),
    );
    expect([1, 2, 3, 11, 12].map((tries) => retryWait(tries, 0.5))).toEqual([15, 30, 60, 15_360, 21_600]);
  });

  it("W222 they end after the last one, or at once where no other is of use; the code is told, and the job is kept", async () => {
    for (const [isFinal, tries] of [
      [false, 3],
      [true, 1],
    ] as const) {
      const { jobs, advance, process, add, reports } = world();
      const { seen, run } = failing(jobFailed("ETIMEDOUT", isFinal));
      const runner = process({ run });
      add({});
      for (let hours = 0; hours < 10; hours += 1) {
        await Effect.runPromise(runner.runDue);
        advance(HOUR);
      }
      expect(seen.map(({ attempt }) => attempt)).toEqual(Array.from({ length: tries }, (_, n) => n + 1));
      expect(await Effect.runPromise(jobs.dead(10))).toMatchObject([{ id: "job 0", code: "ETIMEDOUT", tries }]);
      expect(reports.at(-1)).toEqual(["job given up", { kind: "task", attempt: tries, code: "ETIMEDOUT" }]);
    }
  });

  it("W222 a handler that dies is a failed try, and what it says is told to nobody", async () => {
    const { process, add, reports } = world();
    add({});
    const run = () => Effect.die(new Error("ada@example.org ate a cake"));
    await Effect.runPromise(process({ run }).runDue);
    expect(reports).toEqual([["job failed", { kind: "task", attempt: 1, code: "Defect" }]]);
  });
});

describe("what is scheduled", () => {
  it("W223 it is due at the next multiple of its interval", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 42 }), fc.integer({ min: 1, max: 1_000_000 }), (now, every) => {
        const next = nextRun(now, every);
        expect(next % (every * 1000)).toBe(0);
        expect(next - now).toBeGreaterThan(0);
        expect(next - now).toBeLessThanOrEqual(every * 1000);
      }),
    );
  });

  it("W223 it runs once for all processes, also when its turns were missed or failed", async () => {
    const { advance, process } = world();
    const seen: Job[] = [];
    const clean: Partial<JobKind> = {
      kind: "clean",
      everySeconds: 3600,
      tries: 1,
      run: (_, job) => {
        seen.push(job);
        return seen.length === 2 ? Effect.fail(jobFailed("Busy")) : Effect.void;
      },
    };
    const [one, two] = [process(clean), process(clean)];
    const both = () => Effect.runPromise(Effect.all([one.runDue, two.runDue], { concurrency: 2 }));
    await both();
    expect(seen).toHaveLength(0);
    for (const [hours, times] of [
      [1, 1],
      [5, 2],
      [1, 3],
    ] as const) {
      advance(hours * HOUR);
      await both();
      expect(seen).toHaveLength(times);
    }
    expect(seen.map(({ attempt }) => attempt)).toEqual([1, 1, 1]);
  });
});

describe("a process", () => {
  it("W220 does once what was added twice under one id", async () => {
    const { process, add } = world();
    const seen: Job[] = [];
    add({ payload: { first: true } }, { id: "job 0", payload: { first: false } });
    const runner = process({ run: (_, job) => Effect.sync(() => void seen.push(job)) });
    expect(await Effect.runPromise(runner.runDue)).toBe(1);
    expect(seen.map(({ payload }) => payload)).toEqual([{ first: true }]);
  });

  it("W221 does every job once, with others beside it", async () => {
    const { process, add } = world();
    const done: string[] = [];
    const run: JobKind["run"] = (_, { id }) =>
      Effect.andThen(
        Effect.yieldNow,
        Effect.sync(() => void done.push(id)),
      );
    add(...Array.from({ length: 20 }, (_, n) => ({ id: `job ${n}` })));
    const runners = [process({ run }), process({ run }), process({ run })];
    const counts = await Effect.runPromise(
      Effect.all(
        runners.map(({ runDue }) => runDue),
        { concurrency: 3 },
      ),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(new Set(done).size).toBe(20);
    expect(done).toHaveLength(20);
  });

  it("W221 holds nothing else while one kind hangs", async () => {
    const { process, add } = world();
    const done: string[] = [];
    add({ id: "a", kind: "hangs" }, { id: "b", kind: "hangs" }, { id: "c" }, { id: "d" });
    const runner = process(
      { kind: "hangs", run: () => Effect.never },
      { run: (_, { id }) => Effect.sync(() => void done.push(id)) },
    );
    await Effect.runPromise(runner.start);
    await expect.poll(() => done).toEqual(["c", "d"]);
    await Effect.runPromise(runner.stop(0));
  });

  it("W224 that stops gives back what has not finished, due at once and with the try not counted", async () => {
    const { process, add } = world();
    const begun: string[] = [];
    add({});
    const hanging = process({
      run: (_, { id }) =>
        Effect.andThen(
          Effect.sync(() => void begun.push(id)),
          Effect.never,
        ),
    });
    await Effect.runPromise(hanging.start);
    await expect.poll(() => begun).toEqual(["job 0"]);
    await Effect.runPromise(hanging.stop(0));
    add({ id: "later" });
    expect(begun).toEqual(["job 0"]);
    const seen: Job[] = [];
    const next = process({ run: (_, job) => Effect.sync(() => void seen.push(job)) });
    expect(await Effect.runPromise(next.runDue)).toBe(2);
    expect(seen.map(({ id, attempt }) => [id, attempt])).toEqual([
      ["job 0", 1],
      ["later", 1],
    ]);
  });

  it("W224 that stops waits for what finishes meanwhile", async () => {
    const { jobs, process, add } = world();
    let finish: () => void = () => undefined;
    const begun: string[] = [];
    add({});
    const runner = process({
      run: (_, { id }) =>
        Effect.callback<void>((resume) => {
          begun.push(id);
          finish = () => resume(Effect.void);
        }),
    });
    await Effect.runPromise(runner.start);
    await expect.poll(() => begun).toEqual(["job 0"]);
    const stopped = Effect.runPromise(runner.stop(60_000));
    finish();
    await stopped;
    expect(await Effect.runPromise(jobs.take(new Map([["task", 1]]), START * 2))).toBeUndefined();
  });
});
