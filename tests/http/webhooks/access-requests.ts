import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";

const PATH = "/api/services/account/webhooks";
const hook = { url: "https://93.184.215.14/hook", events: ["diary_day.changed"] };

export const accessRequests: AccessRequests = {
  "webhooks.webhooks": [PATH],
  "webhooks.makeWebhook": [PATH, { ...hook, id: id(520) }],
  "webhooks.removeWebhook": [`${PATH}/${id(521)}`],
  "webhooks.rotateWebhookSecret": [`${PATH}/${id(522)}/secret`, {}],
  "webhooks.turnOnWebhook": [`${PATH}/${id(522)}/on`, {}],
  "webhooks.testWebhook": [`${PATH}/${id(522)}/test`, { id: id(524) }],
  "webhooks.webhookDeliveries": [`${PATH}/${id(522)}/deliveries`],
  "webhooks.sendWebhookAgain": [`${PATH}/${id(522)}/deliveries/${id(523)}/again`, {}],
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  await ada.send("POST", PATH, { ...hook, id: id(521) });
  await ada.send("POST", PATH, { ...hook, id: id(522) });
  await ada.send("POST", `${PATH}/${id(522)}/test`, { id: id(523) });
};
