import { NotificationsClient, NotificationWatch } from "@morsel/application/notifications/client/notifications-client";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { makeMemoryNotificationStore } from "../../../memory/notifications/notification-store.ts";
import {
  makeMemoryNotificationsClient,
  memoryNotificationWatch,
} from "../../../memory/notifications/notifications-client.ts";
import { MemoryConnection } from "../../../memory/platform/connection.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { liveNotifications } from "./use-cases.ts";

export const notifications = moduleOf((bindings) => {
  const { constant, provide } = bindings;
  liveNotifications(bindings);
  provide(NotificationStore, { state: MemoryState }, ({ state }) => makeMemoryNotificationStore(state));
  provide(
    NotificationsClient,
    { connection: MemoryConnection, store: NotificationStore },
    makeMemoryNotificationsClient,
  );
  constant(NotificationWatch, memoryNotificationWatch);
});
