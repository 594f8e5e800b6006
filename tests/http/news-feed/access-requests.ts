import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id, joined } from "../support/harness.ts";

const PATH = "/api/services/news_feed";

export const accessRequests: AccessRequests = {
  "newsFeed.newsFeed": [PATH],
  "newsFeed.postNews": [PATH, { id: id(4900), text: "Soup" }],
  "newsFeed.likeNews": [`${PATH}/like`, { id: id(4901), is_liked: true }],
  "newsFeed.commentOnNews": [`${PATH}/comments`, { id: id(4902), entry_id: id(4901), text: "Nice" }],
  "newsFeed.newsComments": [`${PATH}/${id(4901)}/comments`],
  "newsFeed.deleteNewsComment": [`${PATH}/comments/delete`, { id: id(4902), entry_id: id(4901) }],
  "newsFeed.mutedFriends": [`${PATH}/muted`],
  "newsFeed.muteFriend": [`${PATH}/mute`, { username: "nobody", is_muted: true }],
  "newsFeed.reportNews": [
    `${PATH}/report`,
    { id: id(4903), entry_id: id(4901), comment_id: id(4904), reason: "spam", text: "" },
  ],
  "newsFeed.deleteNews": [`${PATH}/delete`, { id: id(4999) }],
};

export const namingRequests: AccessRoom["namingRequests"] = (username) => ({
  "newsFeed.muteFriend": [`${PATH}/mute`, { username, is_muted: true }],
});

/** Each has posted, and the one below the other's post. */
export const prepareBlocked: AccessRoom["prepareBlocked"] = async ({ walker, target, newId }) => {
  const [mine, theirs] = [newId(), newId()];
  await walker.send("POST", PATH, { id: mine, text: "Mine" });
  await target.send("POST", PATH, { id: theirs, text: "Theirs" });
  await target.send("POST", `${PATH}/comments`, { id: newId(), entry_id: mine, text: "Below" });
};

/** Ada has posted, and Ned, a friend, has written below. */
export const prepare: AccessRoom["prepare"] = async ({ server, ada }) => {
  const ned = await joined(server, "ned");
  const { username } = (await (await ada.get("/api/services/users")).json()) as { readonly username: string };
  await ned.send("POST", "/api/services/invitations", { id: id(4905), whom: username });
  await ada.send("POST", "/api/services/invitations/accept", { id: id(4905) });
  await ada.send("POST", PATH, { id: id(4901), text: "Bread" });
  await ned.send("POST", `${PATH}/comments`, { id: id(4904), entry_id: id(4901), text: "Buy now" });
};
