// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { BlockedUsersGroup, FriendsGroup, InvitationsGroup } from "./friends.ts";
import { friendRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { AlreadyAnswered, AlreadyFriends, AlreadyInvited, BlocksOneself, FriendInvitationNotFound, InvitesOneself, MemberUnknown, NotYoursToAnswer, TheyInvitedYou, TooManyFriends, TooManyInvitations } = friendRefusals;
const call = /*#__PURE__*/ callOf<typeof BlockedUsersGroup | typeof FriendsGroup | typeof InvitationsGroup>();

export const blockedUsers = /*#__PURE__*/ call("GET", "/api/services/blocked_users", { SignInNeeded });
export const blockUser = /*#__PURE__*/ call("POST", "/api/services/blocked_users/block", { BlocksOneself, MemberUnknown, SignInNeeded });
export const unblockUsers = /*#__PURE__*/ call("POST", "/api/services/blocked_users/bulk_unblock", { SignInNeeded });
export const friends = /*#__PURE__*/ call("GET", "/api/services/friends", { FieldRefused, SignInNeeded });
export const removeFriend = /*#__PURE__*/ call("POST", "/api/services/friends/remove", { SignInNeeded });
export const invitations = /*#__PURE__*/ call("GET", "/api/services/invitations", { FieldRefused, SignInNeeded });
export const inviteFriend = /*#__PURE__*/ call("POST", "/api/services/invitations", { AlreadyFriends, AlreadyInvited, FieldRefused, InvitesOneself, MemberUnknown, SignInNeeded, TheyInvitedYou, TooManyInvitations, TooManyTries });
export const previewFriendInvitation = /*#__PURE__*/ call("POST", "/api/services/invitations/look", { FriendInvitationNotFound, SignInNeeded });
export const acceptFriendInvitation = /*#__PURE__*/ call("POST", "/api/services/invitations/accept", { AlreadyAnswered, FriendInvitationNotFound, InvitesOneself, NotYoursToAnswer, SignInNeeded, TooManyFriends });
export const declineFriendInvitation = /*#__PURE__*/ call("POST", "/api/services/invitations/decline", { AlreadyAnswered, FriendInvitationNotFound, NotYoursToAnswer, SignInNeeded });
export const cancelFriendInvitation = /*#__PURE__*/ call("POST", "/api/services/invitations/cancel", { AlreadyAnswered, FriendInvitationNotFound, NotYoursToAnswer, SignInNeeded });
