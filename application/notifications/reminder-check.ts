import type { MemberId } from "@morsel/domain/identity";
import type { Reminder } from "@morsel/domain/social";
import type { Effect } from "effect";
import { listToken } from "../platform/token.ts";

/** SO75: tells whether what a reminder is about is done already; true of one is enough. */
export type ReminderCheck = (member: MemberId, reminder: Reminder) => Effect.Effect<boolean>;

/** Contributed by the concepts that know. */
export const ReminderChecks = listToken<ReminderCheck>("ReminderChecks");
