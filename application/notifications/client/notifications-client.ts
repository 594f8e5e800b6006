import type { Notifications } from "@morsel/domain/social";
import type { Effect } from "effect";
import type { RetryableRefusal } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";

/** The page's requests about its member's notifications. */
export interface NotificationsClient {
  readonly counts: Effect.Effect<Notifications, RetryableRefusal>;
}

export const NotificationsClient = token<NotificationsClient>("NotificationsClient");

/** W234: the counts as they change, until the call that it answers is called. */
export interface NotificationWatch {
  readonly watch: (member: string, onCounts: (counts: Notifications) => void) => () => void;
}

export const NotificationWatch = token<NotificationWatch>("NotificationWatch");
