import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import * as Effect from "effect/Effect";
import type { JobStore } from "../jobs/job-store.ts";
import type { TokenPurpose } from "@morsel/domain/account";

export const LINK_JOB = "account-link";

/** Purposes of a link for members who cannot sign in. */
export type LinkPurpose = Extract<TokenPurpose, "resetPassword" | "liftWait">;
export type RequestLink = (purpose: LinkPurpose, login: string) => Effect.Effect<void>;

/** J24: the same is done for every name, known or not: a job is kept. It looks who that is, when the answer is given. */
export const makeRequestLink = (ports: {
  readonly jobs: Pick<JobStore, "add">;
  readonly ids: Ids;
  readonly clock: Clock;
}): RequestLink =>
  Effect.fn("AskForLink")(function* (purpose, login) {
    const id = yield* ports.ids.next;
    const dueAt = yield* ports.clock.now;
    yield* ports.jobs.add([{ id: `link ${id}`, kind: LINK_JOB, payload: { purpose, login: login.trim(), id }, dueAt }]);
  });
