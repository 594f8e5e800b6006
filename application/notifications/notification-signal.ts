import type { MemberId } from "@morsel/domain/identity";
import { token } from "../platform/token.ts";

/**
 * W659: tells whose counts have changed, whichever process changed them, as soon as that is kept; `undefined` where a change may have been
 * missed.
 */
export interface NotificationSignal {
  /** Answers how to leave. */
  readonly listen: (hear: (member: MemberId | undefined) => void) => () => void;
}

export const NotificationSignal = token<NotificationSignal>("NotificationSignal");
