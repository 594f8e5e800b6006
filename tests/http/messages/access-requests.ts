import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id, joined } from "../support/harness.ts";

const PATH = "/api/services/messages";
const words = { subject: "Lunch", body: "Soup?" };

export const accessRequests: AccessRequests = {
  "messages.messages": [`${PATH}?folder=inbox`],
  "messages.messageThread": [`${PATH}/${id(4700)}/thread`],
  "messages.sendToMember": [PATH, { id: id(4701), reply_to: id(4700), ...words }],
  "messages.markMessages": [`${PATH}/read`, { ids: [id(4700)], is_read: true }],
  "messages.reportMessage": [`${PATH}/report`, { id: id(4702), message_id: id(4700), reason: "spam", text: "" }],
  "messages.deleteMessages": [`${PATH}/delete`, { ids: [id(4799)] }],
  "messages.messageDrafts": [`${PATH}/drafts`],
  "messages.saveMessageDraft": [`${PATH}/drafts`, { id: id(4703), recipient: "ida", ...words, version: 0 }],
  "messages.deleteMessageDraft": [`${PATH}/drafts/delete`, { id: id(4703) }],
};

export const namingRequests: AccessRoom["namingRequests"] = (username, newId) => ({
  "messages.sendToMember": [PATH, { id: newId(), recipient: username, ...words }],
  "messages.saveMessageDraft": [`${PATH}/drafts`, { id: newId(), recipient: username, ...words, version: 0 }],
});

/** Each has written to the other. */
export const prepareBlocked: AccessRoom["prepareBlocked"] = async ({ walker, target, names, newId }) => {
  await walker.send("POST", PATH, { id: newId(), recipient: names.target, ...words });
  await target.send("POST", PATH, { id: newId(), recipient: names.walker, ...words });
};

/** Ida writes to Ada. */
export const prepare: AccessRoom["prepare"] = async ({ server, ada }) => {
  const ida = await joined(server, "ida");
  const { username } = (await (await ada.get("/api/services/users")).json()) as { readonly username: string };
  await ida.send("POST", PATH, { id: id(4700), recipient: username, ...words });
};
