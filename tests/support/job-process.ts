import { makeJobRunner } from "@morsel/application/jobs/job-runner";
import type { Instant } from "@morsel/domain/calendar";
import { makeSqlJobStore } from "@morsel/adapters/sql/jobs/job-store";
import { Effect } from "effect";
import { openAt } from "./open-at.ts";

/** Takes jobs of the kind "task", writes down what each does, says so, and never ends. */
const [at = ""] = process.argv.slice(2);
const sql = await openAt(at);
const runner = makeJobRunner({
  jobs: makeSqlJobStore(sql),
  clock: { now: Effect.sync(() => Date.now() as Instant) },
  kinds: [
    {
      kind: "task",
      timeoutSeconds: 60,
      tries: 5,
      atOnce: 1,
      run: (_payload, { id }) =>
        Effect.gen(function* () {
          yield* sql`insert into job_effect (id) values (${id}) on conflict do nothing`;
          process.stdout.write(`begun ${id}\n`);
          return yield* Effect.never;
        }),
    },
  ],
  report: () => undefined,
  chance: () => 0.5,
});
await Effect.runPromise(runner.start);
