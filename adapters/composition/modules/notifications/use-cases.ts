import { SessionStore } from "@morsel/application/identity/session-store";
import { LiveNotifications, makeLiveNotifications } from "@morsel/application/notifications/live-notifications";
import { NotificationSignal } from "@morsel/application/notifications/notification-signal";
import { NotificationStore } from "@morsel/application/notifications/notification-store";
import { announceNews } from "@morsel/application/notifications/announce-news-job";
import { planReminders } from "@morsel/application/notifications/plan-reminders-job";
import { sendPush } from "@morsel/application/notifications/send-push-job";
import { JobStore } from "@morsel/application/jobs/job-store";
import { PushSender } from "@morsel/application/notifications/push-sender";
import { PushStore } from "@morsel/application/notifications/push-store";
import { makePushUseCases, PushUseCases } from "@morsel/application/notifications/push-use-cases";
import { makePushExport } from "@morsel/application/notifications/export-files";
import { Clock } from "@morsel/application/platform/clock";
import { ExportFiles } from "@morsel/application/platform/export-file";
import type { Bindings } from "../../container.ts";
import { contributeJob } from "../../contribute-job.ts";

export const liveNotifications = (bindings: Bindings): void => {
  const { provide, contributeFrom } = bindings;
  provide(LiveNotifications, { store: NotificationStore, signal: NotificationSignal, clock: Clock }, (ports) =>
    makeLiveNotifications(ports),
  );
  provide(
    PushUseCases,
    { store: PushStore, sender: PushSender, sessions: SessionStore, jobs: JobStore, clock: Clock },
    makePushUseCases,
  );
  contributeFrom(ExportFiles, { store: PushStore, clock: Clock }, makePushExport);
  contributeJob(bindings, announceNews);
  contributeJob(bindings, sendPush);
  contributeJob(bindings, planReminders);
};
