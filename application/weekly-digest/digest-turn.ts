import type { Instant } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { localNow } from "../platform/local-date.ts";
import type { JobPayload, NewJob } from "../jobs/job.ts";
import { nextDigestAt } from "@morsel/domain/weekly-digest";

export const DIGEST_JOB = "weekly-digest";

export type DigestPayload = JobPayload & { readonly timeZone: string };

/** W336: the next look at somebody's week. What names it is when it is due: asked for twice, it is there once. */
export const digestJob = (member: MemberId, timeZone: string, now: Instant): NewJob => {
  const dueAt = nextDigestAt(now, (instant) => localNow(instant, timeZone));
  const payload: DigestPayload = { timeZone };
  return { id: `${DIGEST_JOB} ${member} ${dueAt}`, kind: DIGEST_JOB, member, dueAt, payload };
};
