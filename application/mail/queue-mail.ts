import type { MemberId } from "@morsel/domain/identity";
import type { JobPayload, NewJob } from "../jobs/job.ts";
import type { MailName } from "../mail-templates.ts";

export const MAIL_JOB = "mail";

export type QueuedMail = {
  /** A UUID of the mail's own. */
  readonly id: string;
  readonly template: MailName;
  /** To the member's address at the time of sending, unless `to` names another. */
  readonly member: MemberId;
  readonly to?: string;
  /** Id from which the link's secret is made, and the hash under which it is stored. */
  readonly link?: { readonly id: string; readonly hash: string };
  readonly values?: JobPayload;
};

/** W225: the job that sends it, to be kept with what caused it. */
export const mailJob = ({ id, template, member, to, link, values = {} }: QueuedMail, now: number): NewJob => ({
  id,
  kind: MAIL_JOB,
  member,
  dueAt: now,
  payload: {
    template,
    values,
    ...(to === undefined ? {} : { to }),
    ...(link === undefined ? {} : { tokenId: link.id, tokenHash: link.hash }),
  },
});
