import type {
  NotificationsClient,
  NotificationWatch,
} from "@morsel/application/notifications/client/notifications-client";
import type { Notifications } from "@morsel/domain/social";
import { listenForCounts } from "./live-counts.ts";
import { runInLeaderTab } from "./leader-tab.ts";
import type { Report } from "./report.ts";

export type NotificationWatchPorts = {
  readonly client: NotificationsClient;
  readonly onSessionEnded: () => void;
  readonly report: Report;
};

/** W234: by member, so that nothing of one's comes to another who signs in in the same browser. */
export const makeNotificationWatch = (
  window: Window & typeof globalThis,
  { report, ...ports }: NotificationWatchPorts,
): NotificationWatch => ({
  watch: (member, onCounts) =>
    runInLeaderTab<Notifications>(
      window,
      `morsel-notifications-${member}`,
      (tell) => listenForCounts(window, ports, tell),
      onCounts,
      report,
    ),
});
