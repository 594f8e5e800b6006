import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";
import { id, joined } from "../support/harness.ts";

const INVITATIONS = "/api/services/invitations";

export const accessRequests: AccessRequests = {
  "friends.friends": ["/api/services/friends?sort=username"],
  "friends.removeFriend": ["/api/services/friends/remove", { username: "fay" }],
  "invitations.invitations": [`${INVITATIONS}?direction=received`],
  "invitations.inviteFriend": [INVITATIONS, { id: id(4600), whom: "gil@example.org" }],
  "invitations.previewFriendInvitation": [`${INVITATIONS}/look`, { code: "nothing" }],
  "invitations.acceptFriendInvitation": [`${INVITATIONS}/accept`, { id: id(4601) }],
  "invitations.declineFriendInvitation": [`${INVITATIONS}/decline`, { id: id(4602) }],
  "invitations.cancelFriendInvitation": [`${INVITATIONS}/cancel`, { id: id(4603) }],
  "blockedUsers.blockedUsers": ["/api/services/blocked_users?page=1&limit=15"],
  "blockedUsers.blockUser": ["/api/services/blocked_users/block", { username: "hal" }],
  "blockedUsers.unblockUsers": ["/api/services/blocked_users/bulk_unblock", { usernames: ["hal"] }],
};

export const walkRequests: WalkRequests = {
  // Gil was invited by mail just before.
  "invitations.previewFriendInvitation": async ({ mailed }) => [
    `${INVITATIONS}/look`,
    { code: await mailed("gil@example.org", /\/invited#([\w-]+)/) },
  ],
};

export const namingRequests: AccessRoom["namingRequests"] = (username, newId) => ({
  "friends.removeFriend": ["/api/services/friends/remove", { username }],
  "invitations.inviteFriend": [INVITATIONS, { id: newId(), whom: username }],
  "blockedUsers.unblockUsers": ["/api/services/blocked_users/bulk_unblock", { usernames: [username] }],
});

/** Friends, and an invitation by mail that waits. */
export const prepareBlocked: AccessRoom["prepareBlocked"] = async ({ walker, target, names, newId }) => {
  const invitation = newId();
  await target.send("POST", INVITATIONS, { id: invitation, whom: names.walker });
  await walker.send("POST", `${INVITATIONS}/accept`, { id: invitation });
  await target.send("POST", INVITATIONS, { id: newId(), whom: `${names.walker}@example.org` });
};

/** Fay and Gus invite Ada, who invites Hal. */
export const prepare: AccessRoom["prepare"] = async ({ server, ada }) => {
  const [fay, gus] = [await joined(server, "fay"), await joined(server, "gus")];
  await joined(server, "hal");
  const { username } = (await (await ada.get("/api/services/users")).json()) as { readonly username: string };
  await fay.send("POST", INVITATIONS, { id: id(4601), whom: username });
  await gus.send("POST", INVITATIONS, { id: id(4602), whom: username });
  await ada.send("POST", INVITATIONS, { id: id(4603), whom: "hal" });
};
