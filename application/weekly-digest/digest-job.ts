import type { digestMails } from "./mails.ts";
import * as Effect from "effect/Effect";
import { AccountStore } from "../account/account-store.ts";
import { DiarySettingsStore } from "../diary-settings/diary-settings-store.ts";
import { MemberStore } from "../identity/member-store.ts";
import { JobStore } from "../jobs/job-store.ts";
import { defineJob, type JobPayload, type NewJob } from "../platform/job.ts";
import { mailJob } from "../mail/send-mail-job.ts";
import { Clock } from "../platform/clock.ts";
import { digestValues, isWorthSending, lastWholeWeek, nextDigestAt } from "@morsel/domain/weekly-digest";
import { DigestStore } from "./digest-store.ts";
import { DigestUseCases } from "./use-cases.ts";
import type { Instant } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import { localNow } from "../platform/local-date.ts";

export const DIGEST_JOB = "weekly-digest";

export type DigestPayload = JobPayload & { readonly timeZone: string };

/** W336: the next look at somebody's week. What names it is when it is due: asked for twice, it is there once. */
export const digestJob = (member: MemberId, timeZone: string, now: Instant): NewJob => {
  const dueAt = nextDigestAt(now, (instant) => localNow(instant, timeZone));
  const payload: DigestPayload = { timeZone };
  return { id: `${DIGEST_JOB} ${member} ${dueAt}`, kind: DIGEST_JOB, member, dueAt, payload };
};

const DAY_MS = 86_400_000;

/** W336, W337, W338: on Monday morning where the member lives, the last whole week; then the next turn. */
export const sendDigest = defineJob({
  kind: DIGEST_JOB,
  timeoutSeconds: 60,
  // Some two days.
  tries: 16,
  atOnce: 2,
  needs: {
    members: MemberStore,
    accounts: AccountStore,
    settings: DiarySettingsStore,
    digests: DigestStore,
    useCases: DigestUseCases,
    jobs: JobStore,
    clock: Clock,
  },
  make:
    ({ members, accounts, settings, digests, useCases, jobs, clock }) =>
    ({ timeZone: asked }: DigestPayload, { member: id }) =>
      Effect.gen(function* () {
        const member = id === undefined ? undefined : yield* members.byId(id);
        if (member === undefined) return;
        if (!(yield* accounts.settings(member.id)).mail.weekly_digest) return;
        const { timeZone } = member.profile;
        const now = yield* clock.now;
        const next = digestJob(member.id, timeZone, now);
        // A member who moved to where Monday morning is still to come gets the mail then; one whose account is about to be deleted gets
        // none.
        const isEarly = timeZone !== asked && next.dueAt - now < 2 * DAY_MS;
        if (isEarly || member.eraseAt !== undefined) return yield* jobs.add([next]);
        const week = lastWholeWeek(yield* useCases.todayOf(member), yield* useCases.weekStartOf(member));
        const digest = yield* Effect.orDie(useCases.readDigest({ member, date: week.from }));
        const { hidden } = (yield* settings.of(member.id)).dashboard;
        // W339: a week tells weight and energy; a mistyped address is a stranger's.
        const mail =
          member.emailVerifiedAt !== undefined && isWorthSending(digest)
            ? [
                mailJob(
                  {
                    id: `${DIGEST_JOB}-${member.id}-${week.from}`,
                    template: "weeklyDigest" satisfies keyof typeof digestMails,
                    member: member.id,
                    values: digestValues(digest, member, hidden),
                  },
                  now,
                ),
              ]
            : [];
        // W337: noted, queued and followed by the next turn in one go.
        yield* digests.send(member.id, week.from, { mail, next });
      }),
});
