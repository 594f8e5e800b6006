import { NotificationWatch } from "@morsel/application/notifications/client/notifications-client";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { makeMemoryNotificationStore } from "../../../memory/notifications/notification-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { liveNotifications } from "./use-cases.ts";

export const notifications = moduleOf((bindings) => {
  const { constant, provide } = bindings;
  liveNotifications(bindings);
  provide(NotificationStore, { state: MemoryState }, ({ state }) => makeMemoryNotificationStore(state));
  // Nobody else is there who could change anything.
  constant(NotificationWatch, { watch: () => () => undefined });
});
