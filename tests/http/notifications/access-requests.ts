import type { AccessRequests } from "../support/access-requests.ts";

export const accessRequests: AccessRequests = {
  "notifications.messageCounts": ["/api/services/uacf-nutrition/web/messages/message_counts"],
  "notifications.notificationStream": ["/api/services/notifications/stream"],
};
