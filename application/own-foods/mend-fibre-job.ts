import type { FoodId } from "@morsel/domain/foods";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { JobStore } from "../jobs/job-store.ts";
import { defineJob } from "../platform/job.ts";
import { Clock } from "../platform/clock.ts";
import { FibreInEntries } from "./fibre-in-entries.ts";

/** The step of the schema that converted the foods keeps the first of these jobs. */
export const MEND_FIBRE_JOB = "mend-fibre-in-entries";

/** Foods that one job looks at; the next goes on behind them. */
export const FOODS_A_JOB = 50;

type MendFibre = { readonly member?: MemberId; readonly food?: FoodId };

/** W424: once, a few foods at a time, until there are no more. */
export const repairFibre = defineJob({
  kind: MEND_FIBRE_JOB,
  timeoutSeconds: 300,
  tries: 10,
  atOnce: 1,
  needs: { entries: FibreInEntries, jobs: JobStore, clock: Clock },
  make:
    ({ entries, jobs, clock }) =>
    ({ member, food }: MendFibre) =>
      Effect.gen(function* () {
        const before = yield* entries.convertedAt;
        if (before === undefined) return;
        const after = member === undefined || food === undefined ? undefined : { member, food };
        const { next } = yield* entries.mend(after, before, FOODS_A_JOB);
        if (next === undefined) return;
        yield* jobs.add([
          {
            id: `${MEND_FIBRE_JOB}-${next.member}-${next.food}`,
            kind: MEND_FIBRE_JOB,
            payload: next,
            dueAt: yield* clock.now,
          },
        ]);
      }),
});
