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
import { pushClient } from "../../../http-contract/notifications/push-client.ts";
import { TimeZoneChanged } from "../../../memory/identity/member-steps.ts";
import { makeMemoryPushSender, makeMemoryPushStore, planAnew } from "../../../memory/notifications/push-store.ts";
import { PushBrowser, PushClient } from "@morsel/application/notifications/client/push-client";
import { PushSender } from "@morsel/application/notifications/push-sender";
import { PushStore } from "@morsel/application/notifications/push-store";
import { makeMemoryPushBrowser } from "../../../memory/notifications/push-browser.ts";
import { moduleOf } from "../../container.ts";
import { liveNotifications } from "./use-cases.ts";

export const notifications = moduleOf((bindings) => {
  const { constant, provide } = bindings;
  liveNotifications(bindings);
  provide(NotificationStore, { state: MemoryState }, ({ state }) => makeMemoryNotificationStore(state));
  provide(NotificationSignal, { state: MemoryState }, ({ state }) => makeMemoryNotificationSignal(state));
  provide(PushStore, { state: MemoryState }, ({ state }) => makeMemoryPushStore(state));
  bindings.contribute(TimeZoneChanged, planAnew);
  provide(PushSender, {}, makeMemoryPushSender);
  provide(PushBrowser, {}, makeMemoryPushBrowser);
  provideClient(bindings, PushClient, pushClient);
  // No other session exists that could change the counts.
  constant(NotificationWatch, { watch: () => () => undefined });
  provideClient(bindings, NotificationsClient, notificationsClient);
});
