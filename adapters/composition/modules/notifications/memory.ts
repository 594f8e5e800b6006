import { provideClient } from "../../provide-client.ts";
import { notificationsClient } from "../../../http-contract/notifications/notifications-client.ts";
import { NotificationsClient } from "@morsel/application/notifications/client/notifications-client";
import { NotificationWatch } from "@morsel/application/notifications/client/notifications-client";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { NotificationSignal } from "@morsel/application/notifications/notification-signal";
import {
  makeMemoryNotificationSignal,
  makeMemoryNotificationStore,
} from "../../../memory/notifications/notification-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { liveNotifications } from "./use-cases.ts";

export const notifications = moduleOf((bindings) => {
  const { constant, provide } = bindings;
  liveNotifications(bindings);
  provide(NotificationStore, { state: MemoryState }, ({ state }) => makeMemoryNotificationStore(state));
  provide(NotificationSignal, { state: MemoryState }, ({ state }) => makeMemoryNotificationSignal(state));
  // No other session exists that could change the counts.
  constant(NotificationWatch, { watch: () => () => undefined });
  provideClient(bindings, NotificationsClient, notificationsClient);
});
