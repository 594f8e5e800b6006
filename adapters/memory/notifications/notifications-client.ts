import type {
  NotificationWatch,
  NotificationsClient,
} from "@morsel/application/notifications/client/notifications-client";
import type { NotificationStore } from "@morsel/application/notifications/notification-store";
import type { MemoryConnection } from "../platform/connection.ts";

export type NotificationsClientPorts = { readonly connection: MemoryConnection; readonly store: NotificationStore };

export const makeMemoryNotificationsClient = ({
  connection,
  store,
}: NotificationsClientPorts): NotificationsClient => ({
  counts: connection.reachAs((member) => store.of(member)),
});

/** No other session exists that could change the counts. */
export const memoryNotificationWatch: NotificationWatch = { watch: () => () => undefined };
