import * as Effect from "effect/Effect";
import { defineJob, jobFailed } from "../platform/job.ts";
import { Clock } from "../platform/clock.ts";
import { ApplyReports } from "./apply-reports.ts";
import { MembershipStore } from "./membership-store.ts";
import { SandboxPayments } from "./sandbox.ts";

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;
const AT_ONCE = 100;

/** Renews sandbox subscriptions by the clock. */
export const renewSandbox = defineJob({
  kind: "premium-sandbox-renewals",
  timeoutSeconds: 120,
  tries: 3,
  atOnce: 1,
  everySeconds: 60,
  needs: { sandbox: SandboxPayments, reports: ApplyReports, clock: Clock },
  make:
    ({ sandbox, reports, clock }) =>
    () =>
      Effect.gen(function* () {
        for (const { member, reports: due } of yield* sandbox.renewDue(yield* clock.now, AT_ONCE))
          yield* Effect.mapError(reports.receive(member, due), ({ _tag }) => jobFailed(_tag));
      }),
});

/** Applies what was received and not applied yet: the process died, or a report overtook another. */
export const applyReports = defineJob({
  kind: "premium-reports",
  timeoutSeconds: 120,
  tries: 3,
  atOnce: 1,
  everySeconds: 60,
  needs: { reports: ApplyReports },
  make:
    ({ reports }) =>
    () =>
      Effect.asVoid(Effect.mapError(reports.applyWaiting(), ({ _tag }) => jobFailed(_tag))),
});

export const forgetReports = defineJob({
  kind: "premium-reports-clean-up",
  timeoutSeconds: 60,
  tries: 3,
  atOnce: 1,
  everySeconds: 86_400,
  needs: { store: MembershipStore, clock: Clock },
  make:
    ({ store, clock }) =>
    () =>
      Effect.flatMap(clock.now, (now) => Effect.asVoid(store.forgetEvents(now - KEPT_DAYS * DAY_MS))),
});
