import type { MailList } from "@morsel/domain/account";
import type { Instant } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import type { NewJob } from "../platform/job.ts";
import { listToken } from "../platform/token.ts";

/** Job with which a concept begins to send a list that a member has just asked for. */
export type MailListStart = {
  readonly list: MailList;
  readonly firstJob: (member: MemberId, timeZone: string, now: Instant) => NewJob;
};
export const MailListStart = listToken<MailListStart>("MailListStart");
