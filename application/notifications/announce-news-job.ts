import type { Instant } from "@morsel/domain/calendar";
import { quietUntil, type PushNews } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { MemberStore } from "../identity/member-store.ts";
import { JobStore } from "../jobs/job-store.ts";
import { Clock } from "../platform/clock.ts";
import { defineJob, type JobPayload } from "../platform/job.ts";
import { localNow } from "../platform/local-date.ts";
import { newsJob } from "./send-push-job.ts";
import { PushStore } from "./push-store.ts";

export const PUSH_NEWS_JOB = "push-news";

export type NewsPayload = JobPayload & { readonly kind: PushNews };

/** W742: a job for each device that wants to know, when its quiet hours are over. */
export const announceNews = defineJob({
  kind: PUSH_NEWS_JOB,
  timeoutSeconds: 30,
  tries: 8,
  atOnce: 2,
  needs: { members: MemberStore, store: PushStore, jobs: JobStore, clock: Clock },
  make:
    ({ members, store, jobs, clock }) =>
    ({ kind }: NewsPayload, { id, member: owner }) =>
      Effect.gen(function* () {
        const member = owner === undefined ? undefined : yield* members.byId(owner);
        if (member === undefined) return;
        const now = yield* clock.now;
        const local = (instant: Instant) => localNow(instant, member.profile.timeZone);
        const told = (yield* store.all(member.id, now)).filter(({ choices }) => choices[kind]);
        yield* jobs.add(
          told.map(({ session, choices }) => {
            const quiet = quietUntil(choices.quiet, now, local);
            const dueAt = quiet ?? now;
            const name = quiet === undefined ? id : String(quiet);
            return newsJob({ member: member.id, session }, kind, { name, dueAt, date: local(dueAt).date });
          }),
        );
      }),
});
