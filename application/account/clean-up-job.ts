import * as Effect from "effect/Effect";
import { LoginGuard } from "../identity/login-guard.ts";
import { LimitStore } from "../platform/limit-store.ts";
import { JobStore } from "../jobs/job-store.ts";
import { defineJob } from "../platform/job.ts";
import { Clock } from "../platform/clock.ts";
import { AccountStore } from "./account-store.ts";
import { TOKEN_RETENTION_MS } from "@morsel/domain/account";

const HOUR_SECONDS = 3600;
const DAY_MS = 86_400_000;
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
  everySeconds: HOUR_SECONDS,
  needs: { accounts: AccountStore, jobs: JobStore, guard: LoginGuard, limits: LimitStore, clock: Clock },
  make:
    ({ accounts, jobs, guard, limits, clock }) =>
    () =>
      Effect.gen(function* () {
        const now = yield* clock.now;
        yield* accounts.forget({
          tokens: now - TOKEN_RETENTION_MS,
          events: now - EVENTS_KEPT_MS,
          sessions: now - SESSIONS_KEPT_MS,
        });
        yield* jobs.forgetDead(now - DEAD_JOBS_KEPT_MS);
        yield* guard.forget;
        yield* limits.forget;
      }),
});
