import { LiveNotifications, makeLiveNotifications } from "@morsel/application/notifications/live-notifications";
import { NotificationSignal } from "@morsel/application/notifications/notification-signal";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

export const liveNotifications = ({ provide }: Bindings): void => {
  provide(LiveNotifications, { store: NotificationStore, signal: NotificationSignal, clock: Clock }, (ports) =>
    makeLiveNotifications(ports),
  );
};
