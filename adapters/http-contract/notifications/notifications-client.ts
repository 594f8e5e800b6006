import type { NotificationsClient } from "@morsel/application/notifications/client/notifications-client";
import type { Notifications } from "@morsel/domain/social";
import type { ApiClient } from "../shared/call.ts";
import { messageCounts } from "./notifications-calls.ts";

export const notificationsClient = ({ call }: ApiClient): NotificationsClient => ({
  counts: call(messageCounts, {}, (answer) => answer as Notifications),
});
