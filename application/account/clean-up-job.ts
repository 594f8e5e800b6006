import * as Effect from "effect/Effect";
import { JobStore } from "../jobs/job-store.ts";
import { defineJob } from "../jobs/job.ts";
import { Clock } from "../platform/clock.ts";
import { AccountStore } from "./account-store.ts";
import { TOKEN_KEPT_MS } from "./account-token.ts";

const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;
/** J30 */
const EVENTS_KEPT_MS = 180 * DAY_MS;
const DEAD_JOBS_KEPT_MS = 30 * DAY_MS;
/** Clocks differ. */
const SESSIONS_KEPT_MS = DAY_MS;

/** J32 */
export const cleanUp = defineJob({
  kind: "clean-up",
  timeoutSeconds: 300,
  tries: 3,
  atOnce: 1,
  everySeconds: DAY_SECONDS,
  needs: { accounts: AccountStore, jobs: JobStore, clock: Clock },
  make:
    ({ accounts, jobs, clock }) =>
    () =>
      Effect.gen(function* () {
        const now = yield* clock.now;
        yield* accounts.forget({
          tokens: now - TOKEN_KEPT_MS,
          events: now - EVENTS_KEPT_MS,
          sessions: now - SESSIONS_KEPT_MS,
        });
        yield* jobs.forgetDead(now - DEAD_JOBS_KEPT_MS);
      }),
});
