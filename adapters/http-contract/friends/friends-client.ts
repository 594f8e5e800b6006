import type { FriendsClient } from "@morsel/application/friends/client/friends-client";
import { BLOCKED_PAGE_SIZE } from "@morsel/domain/social";
import { type ApiClient, done } from "../shared/call.ts";
import { readFriendPage, readInvitationPage, readInvitationPreview } from "./codec.ts";
import * as calls from "./friends-calls.ts";

const MOST_NAME = 100;

export const friendsClient = ({ call }: ApiClient): FriendsClient => ({
  friends: ({ sort, text, cursor }) =>
    call(calls.friends, { query: { sort, query: text.slice(0, MOST_NAME) || undefined, cursor } }, readFriendPage),
  remove: (username) => call(calls.removeFriend, { payload: { username } }, done),
  invitations: (isSent, cursor) =>
    call(calls.invitations, { query: { direction: isSent ? "sent" : "received", cursor } }, readInvitationPage(isSent)),
  invite: (id, whom) => call(calls.inviteFriend, { payload: { id, whom: whom.slice(0, 254) } }, done),
  preview: (code) =>
    call(calls.previewFriendInvitation, { payload: { code: code.slice(0, 200) } }, readInvitationPreview),
  accept: ({ id, code }) =>
    call(calls.acceptFriendInvitation, { payload: id === undefined ? { code: code.slice(0, 200) } : { id } }, done),
  decline: (id) => call(calls.declineFriendInvitation, { payload: { id } }, done),
  cancel: (id) => call(calls.cancelFriendInvitation, { payload: { id } }, done),
  blocked: (page) => call(calls.blockedUsers, { query: { page, limit: BLOCKED_PAGE_SIZE } }, (answer) => answer),
  block: (username) => call(calls.blockUser, { payload: { username: username.slice(0, MOST_NAME) } }, done),
  unblock: (usernames) => call(calls.unblockUsers, { payload: { usernames } }, done),
});
