import type { AccessRequests } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";

const DEVICES = "/api/services/notifications/devices";
const address = {
  endpoint: "https://93.184.215.14/send/one",
  p256dh: "BFPxt6DeQWtDIDzVTymIgGxgHw5nxz3xPopYIgraFxsWcFVurF8csEYHwGiWprC1B-MPtPVcMzz6H5NZIxEPLhM",
  auth: "1DVBAC7sX5vp9gis4VBq1A",
};
const choices = { messages: true, invitations: false, meals: [], weigh_in: null, quiet: null };

export const accessRequests: AccessRequests = {
  "notifications.messageCounts": ["/api/services/uacf-nutrition/web/messages/message_counts"],
  "notifications.notificationStream": ["/api/services/notifications/stream"],
  "pushDevices.pushDevices": [DEVICES],
  "pushDevices.savePushDevice": [DEVICES, { address, choices }],
  "pushDevices.movePushDevice": [`${DEVICES}/move`, { address }],
  "pushDevices.testPushDevice": [`${DEVICES}/test`, {}],
  "pushDevices.removePushDevice": [`${DEVICES}/remove`, { id: id(590) }],
};
