import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import type { Sql } from "@morsel/adapters/sql/engine/sql";
import { makeSqlJobStore } from "@morsel/adapters/sql/jobs/job-store";
import type { Job } from "@morsel/application/platform/job";
import { makeJobRunner } from "@morsel/application/jobs/job-runner";
import type { Instant } from "@morsel/domain/calendar";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../support/engines.ts";
import { nodeProcess } from "../support/node-process.ts";
import { openAt } from "../support/open-at.ts";

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect);

/** A process that has begun a job and is killed over it. */
const killedOver = async (at: string): Promise<string> => {
  const { child, said, ended } = nodeProcess("support/job-process.ts", [at]);
  await expect.poll(said).toContain("begun");
  child.kill("SIGKILL");
  expect(await ended).toBeNull();
  return said().trim();
};

/** Runs the jobs due after so many seconds, as a process of its own would. */
const next = (sql: Sql, seconds: number, seen: Job[]) =>
  makeJobRunner({
    jobs: makeSqlJobStore(sql),
    clock: { now: Effect.sync(() => (Date.now() + seconds * 1000) as Instant) },
    kinds: [
      {
        kind: "task",
        timeoutSeconds: 60,
        tries: 5,
        atOnce: 1,
        run: (_payload, job) =>
          Effect.andThen(
            sql`insert into job_effect (id) values (${job.id}) on conflict do nothing`,
            Effect.sync(() => void seen.push(job)),
          ),
      },
    ],
    report: () => undefined,
    chance: () => 0.5,
  });

describe.each(ENGINES)("$engine", ({ fresh }) => {
  it("W221 a job whose process is killed in the midst of it is another's when the lease ends, and is done once", async () => {
    const { at, remove } = await fresh();
    const prepared = await openAt(at);
    await run(migrate(prepared));
    await run(prepared.script("create table job_effect (id text primary key)"));
    await run(makeSqlJobStore(prepared).add([{ id: "one", kind: "task", payload: {}, dueAt: Date.now() }]));
    await run(prepared.close);
    expect(await killedOver(at)).toBe("begun one");
    const sql = await openAt(at);
    const seen: Job[] = [];
    expect(await run(next(sql, 0, seen).runDue)).toBe(0);
    expect(await run(next(sql, 91, seen).runDue)).toBe(1);
    expect(seen.map(({ id, attempt }) => [id, attempt])).toEqual([["one", 2]]);
    expect(await run(sql`select id from job_effect`)).toEqual([{ id: "one" }]);
    expect(await run(sql`select id from job`)).toEqual([]);
    await run(sql.close);
    await remove();
  });
});
