import * as Effect from "effect/Effect";
import { MemberStore } from "../identity/member-store.ts";
import { defineJob, type JobPayload } from "../platform/job.ts";
import { Clock } from "../platform/clock.ts";
import { AccountStore } from "./account-store.ts";
import { BeforeErasure } from "./before-erasure.ts";
import { ERASE_JOB } from "./delete-account.ts";

/** J29: unless it was taken back, or asked for anew and is another job's. Run again, it goes on where it ended. */
export const eraseAccount = defineJob({
  kind: ERASE_JOB,
  timeoutSeconds: 600,
  tries: 20,
  atOnce: 1,
  needs: { members: MemberStore, accounts: AccountStore, steps: BeforeErasure, clock: Clock },
  make:
    ({ members, accounts, steps, clock }) =>
    (_payload: JobPayload, { member: id }) =>
      Effect.gen(function* () {
        const member = id === undefined ? undefined : yield* members.byId(id);
        if (member?.eraseAt === undefined || member.eraseAt > (yield* clock.now)) return;
        for (const step of steps) yield* step(member.id);
        yield* accounts.erase(member.id);
      }),
});
