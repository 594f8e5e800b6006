import type { FriendInvitationNotFound } from "@morsel/application/friends/friend-store";
import type { BlocksOneself, InvitationRefused, StepRefused, TooManyFriends } from "@morsel/domain/social";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused = FriendInvitationNotFound | InvitationRefused | StepRefused | TooManyFriends | BlocksOneself;

export const friendRefusals: Refusals<Refused> = {
  FriendInvitationNotFound: {},
  InvitesOneself: {},
  AlreadyFriends: {},
  AlreadyInvited: {},
  TheyInvitedYou: {},
  TooManyInvitations: { limit: "int" },
  MemberUnknown: {},
  NotYoursToAnswer: {},
  AlreadyAnswered: { status: ["answer", "string"] },
  TooManyFriends: { limit: "int" },
  BlocksOneself: {},
};

export const friendProblems: Problems<Refused> = {
  fields: friendRefusals,
  problems: {
    FriendInvitationNotFound: { status: 404, title: "The invitation does not exist or has expired." },
    InvitesOneself: { status: 422, title: "You cannot invite yourself." },
    AlreadyFriends: { status: 422, title: "You are friends already." },
    AlreadyInvited: { status: 422, title: "Your earlier invitation is still waiting for an answer." },
    TheyInvitedYou: { status: 422, title: "This member has invited you. Accept their invitation instead." },
    TooManyInvitations: { status: 422, title: "The maximum number of pending invitations is reached." },
    MemberUnknown: { status: 404, title: "No member has this username." },
    NotYoursToAnswer: { status: 403, title: "This invitation is not yours to answer." },
    AlreadyAnswered: { status: 409, title: "This invitation was already answered." },
    TooManyFriends: { status: 422, title: "The maximum number of friends is reached." },
    BlocksOneself: { status: 422, title: "You cannot block yourself." },
  },
};
