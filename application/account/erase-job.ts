import * as Effect from "effect/Effect";
import { HouseholdStore } from "../household/household-store.ts";
import { leaveOnErasure } from "../household/use-cases.ts";
import { MemberStore } from "../identity/member-store.ts";
import { defineJob, type JobPayload } from "../platform/job.ts";
import { Clock } from "../platform/clock.ts";
import { AccountStore } from "./account-store.ts";
import { ERASE_JOB } from "./delete-account.ts";

/** J29: unless it was taken back, or asked for anew and is another job's. Run again, it goes on where it ended. */
export const eraseAccount = defineJob({
  kind: ERASE_JOB,
  timeoutSeconds: 600,
  tries: 20,
  atOnce: 1,
  needs: { members: MemberStore, accounts: AccountStore, households: HouseholdStore, clock: Clock },
  make:
    ({ members, accounts, households, clock }) =>
    (_payload: JobPayload, { member: id }) =>
      Effect.gen(function* () {
        const member = id === undefined ? undefined : yield* members.byId(id);
        if (member?.eraseAt === undefined || member.eraseAt > (yield* clock.now)) return;
        yield* leaveOnErasure(households, member.id);
        yield* accounts.erase(member.id);
      }),
});
